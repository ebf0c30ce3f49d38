import styles from './inspector.css?inline';
import { HOST_ID } from './inspector-store.ts';

/** An element beside the page, and in it a tree of its own: no style goes in or out. */
export function makeHost(): { readonly host: HTMLElement; readonly container: HTMLElement } {
  const host = document.createElement('div');
  host.id = HOST_ID;
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const container = document.createElement('div');
  shadow.append(container);
  return { host, container };
}
