import { JSDOM } from 'jsdom';
import { ISLAND, type PageProgress } from '../../contract/first-view.ts';
import type { CompiledRules } from '../../contract/rules.ts';
import type { SiteData } from '../../contract/site.ts';
import { keepFirstLines } from '../../page/keep-first-lines.ts';
import { loadImagesLate } from '../../page/load-images-late.ts';
import type { Platform } from '../../page/platform.ts';
import { packStyles } from '../../page/prepared-styles.ts';
import { preparePage } from '../../page/prepare-page.ts';
import { spellOutSizes } from '../../page/spell-out-sizes.ts';
import { knowMissingImages } from './know-missing-images.ts';
import type { Prerenderer } from './open-prerenderer.ts';

export interface PrerenderedBody {
  readonly html: string;
  /** The text of the style sheet that takes the place of inline styles. */
  readonly styles: string;
  readonly progress: PageProgress;
}

interface Options {
  readonly path: string;
  readonly rules: CompiledRules;
  readonly today: string;
  readonly site: SiteData;
  readonly prerenderer: Prerenderer;
  /** The folder of the built client, with the site's images. */
  readonly clientFolder: string;
}

/** A page's corrected body, as it is after the longest delay, with the components drawn in it. */
export async function prerenderBody(content: string, options: Options): Promise<PrerenderedBody> {
  const { path, rules, today, site, prerenderer, clientFolder } = options;
  const { window } = new JSDOM('');
  knowMissingImages(window, path, clientFolder);
  const platform = window as unknown as Platform;
  const { root, session } = preparePage(content, { path, rules, today, window: platform });
  // Rules look for broken images only where images are loaded: in a page that is shown.
  window.document.body.append(root);
  session.settle();
  spellOutSizes(root);
  keepFirstLines(root);
  loadImagesLate(root);
  const styles = packStyles(root);
  for (const { id, element, component, props } of session.mountPoints.list()) {
    element.setAttribute(ISLAND, id);
    element.innerHTML = await prerenderer.prerenderInserted({ site, component, props, prefix: id });
  }
  const html = root.outerHTML;
  const progress = session.progress();
  window.close();
  return { html, styles, progress };
}
