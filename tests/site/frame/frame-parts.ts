import type { Locator, Page } from 'playwright';

/** What stands around every page; section 2 of the specification, "Layout". */
export const header = (page: Page): Locator => page.locator('header').first();
export const footer = (page: Page): Locator => page.locator('footer').last();
export const mainMenu = (page: Page): Locator =>
  header(page).getByRole('navigation', { name: 'Main' });

/** The links of an element that can be seen, as label and path. */
export async function shownLinks(page: Page, css: string): Promise<string[]> {
  return page
    .locator(css)
    .evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`),
    );
}
