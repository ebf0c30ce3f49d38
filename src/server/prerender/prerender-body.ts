import { JSDOM } from 'jsdom';
import type { CompiledRules } from '../../contract/rules.ts';
import type { SiteData } from '../../contract/site.ts';
import type { Platform } from '../../page/platform.ts';
import { packStyles } from '../../page/prepared-styles.ts';
import { preparePage } from '../../page/prepare-page.ts';
import type { Prerenderer } from './open-prerenderer.ts';

export interface PrerenderedBody {
  readonly html: string;
  /** The text of the style sheet that takes the place of inline styles. */
  readonly styles: string;
}

interface Options {
  readonly path: string;
  readonly rules: CompiledRules;
  readonly site: SiteData;
  readonly prerenderer: Prerenderer;
}

/** A page's corrected body, as it is after the longest delay, with the components drawn in it. */
export async function prerenderBody(content: string, options: Options): Promise<PrerenderedBody> {
  const { path, rules, site, prerenderer } = options;
  const { window } = new JSDOM('');
  const today = new Date().toISOString().slice(0, 10);
  const platform = window as unknown as Platform;
  const { root, session } = preparePage(content, { path, rules, today, window: platform });
  session.settle();
  const styles = packStyles(root);
  for (const { element, component, props } of session.mountPoints.list()) {
    element.innerHTML = await prerenderer.prerenderInserted({ site, component, props });
  }
  const html = root.outerHTML;
  window.close();
  return { html, styles };
}
