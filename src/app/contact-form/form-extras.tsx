import { formExtras } from '../../contract/contact-message.ts';
import { FORM_TOKEN_PLACE } from '../../contract/form-token.ts';
import type { FormVariant } from '../../contract/site.ts';
import { readFormToken } from './read-form-token.ts';

/** What a form sends beside the message, so that the server can tell people from programs. */
export function FormExtras({ variant }: { readonly variant: FormVariant }) {
  const token = typeof document === 'undefined' ? FORM_TOKEN_PLACE : readFormToken();
  return (
    <div hidden>
      <input type="hidden" name={formExtras.variant} value={variant} />
      <input type="hidden" name={formExtras.token} value={token} />
      <input name={formExtras.honeypot} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
