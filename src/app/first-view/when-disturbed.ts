import { isDrawnByComponent } from '../../engine/mount-points.ts';
import { onlyOnce } from './only-once.ts';

const EVERYTHING = { childList: true, subtree: true, attributes: true, characterData: true };

/**
 * Calls back once, when somebody changes a page's body or an image of it turns out to be broken:
 * until then the rules have nothing to do on a page that a server has corrected.
 */
export function whenDisturbed(root: Element, callback: () => void, signal: AbortSignal): void {
  const { run, signal: waiting } = onlyOnce(callback, signal);
  if ([...root.querySelectorAll('img')].some(isBroken)) return run();
  const observer = new MutationObserver((changes) => {
    if (changes.some((change) => !isFocus(change) && !isDrawnByComponent(change.target))) run();
  });
  observer.observe(root, EVERYTHING);
  root.addEventListener('error', run, { capture: true, signal: waiting });
  waiting.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** Who comes to a page has the focus led to where it begins: see `focusStart`. */
function isFocus({ attributeName }: MutationRecord): boolean {
  return attributeName === 'tabindex';
}

function isBroken(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && !isDrawnByComponent(image);
}
