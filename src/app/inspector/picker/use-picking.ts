import { useEffect } from 'react';
import { isDrawnByComponent } from '../../../engine/mount-points.ts';
import { setInspector, useInspector } from '../inspector-store.ts';
import { bringIntoView } from './bring-into-view.ts';
import { elementAround } from './element-around.ts';
import { whatIsMeant } from './what-is-meant.ts';

/**
 * While the pointer picks: a click chooses an element instead of doing what it does. Without a
 * pointer the arrow keys go up, down and sideways in the tree, and Enter chooses.
 */
export function usePicking(root: HTMLElement | null): void {
  const mode = useInspector((state) => state.mode);
  useEffect(() => {
    if (mode !== 'pick' || !root) return;
    const stopping = new AbortController();
    const options = { signal: stopping.signal, capture: true };
    let current: Element = root.firstElementChild ?? root;
    const show = (element: Element | null): void => {
      if (!element || !root.contains(element)) return;
      current = element;
      setInspector({ picked: choosable(element, root) });
    };
    const choose = (event: Event): void => {
      if (!(event.target instanceof Element) || !root.contains(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      show(whatIsMeant(event.target, root));
      setInspector({ mode: 'rest' });
    };
    const move = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' || event.key === 'Enter') {
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Enter') show(current);
        return setInspector({ mode: 'rest' });
      }
      if (!event.key.startsWith('Arrow')) return;
      event.preventDefault();
      show(neighbor(current, event.key, root));
      bringIntoView(current);
    };
    document.addEventListener('click', choose, options);
    document.addEventListener('keydown', move, options);
    root.style.setProperty('cursor', 'crosshair');
    return () => {
      stopping.abort();
      root.style.removeProperty('cursor');
      if (root.getAttribute('style') === '') root.removeAttribute('style');
    };
  }, [mode, root]);
}

/**
 * What a component draws is no business of rules: the place of the component is, unless that is the
 * whole page.
 */
function choosable(element: Element, root: HTMLElement): Element {
  let chosen = element;
  while (isDrawnByComponent(chosen) && chosen.parentElement && chosen !== root) {
    chosen = chosen.parentElement;
  }
  return chosen === root ? element : chosen;
}

function neighbor(element: Element, key: string, root: HTMLElement): Element | null {
  switch (key) {
    case 'ArrowUp':
      return elementAround(element, root);
    case 'ArrowDown':
      return element.firstElementChild;
    case 'ArrowLeft':
      return element.previousElementSibling;
    default:
      return element.nextElementSibling;
  }
}
