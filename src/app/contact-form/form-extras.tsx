import { formExtras, FORM_TOKEN_PLACE } from '../../contract/contact-message.ts';
import type { FormVariant } from '../../contract/site.ts';

/** What a form sends beside the message, so that the server can tell people from programs. */
export function FormExtras({ variant }: { readonly variant: FormVariant }) {
  const token = typeof document === 'undefined' ? FORM_TOKEN_PLACE : readToken(document);
  return (
    <div hidden>
      <input type="hidden" name={formExtras.variant} value={variant} />
      <input type="hidden" name={formExtras.token} value={token} />
      <input name={formExtras.honeypot} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What the server wrote into the document when it was opened. */
function readToken(document: Document): string {
  return document.querySelector<HTMLMetaElement>('meta[name="form-token"]')?.content ?? '';
}
