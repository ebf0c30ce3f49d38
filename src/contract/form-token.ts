/** Stands in a form that was written beforehand, where its token goes when it is sent to a visitor. */
export const FORM_TOKEN_PLACE = '%form-token%';
