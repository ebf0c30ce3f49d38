import type { Brand } from './site.ts';

/** Fills `{brand}`, `{fullName}`, `{tagline}` and `{description}` from the site's data. */
export function fillTemplate(template: string, brand: Brand): string {
  return template
    .replaceAll('{brand}', brand.name)
    .replaceAll('{fullName}', brand.fullName)
    .replaceAll('{tagline}', brand.tagline)
    .replaceAll('{description}', brand.description);
}
