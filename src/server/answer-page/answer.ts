import type { ContactErrors } from '../../contract/contact-message.ts';
import type { SiteData } from '../../contract/site.ts';

/** What a form without JavaScript is answered. */
export type Answer =
  | { readonly kind: 'thanks'; readonly variant: string }
  | { readonly kind: 'problem'; readonly message: string; readonly errors: ContactErrors };

export interface AnswerContext {
  readonly nonce: string;
  readonly site: SiteData;
  readonly styles: readonly string[];
  /** What the form sent. */
  readonly body: unknown;
  /** The key of the next try. */
  readonly key: string;
}
