/** Where the text of a style attribute waits until `restoreStyles` writes it through CSSOM. */
export const LIFTED = 'data-style';
