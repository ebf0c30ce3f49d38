import { useEffect, useRef } from 'react';
import { cleanPage } from '../../page/clean-page.ts';
import type { InspectedVisit } from './use-original.ts';

/** Lays the page as it came over the corrected one, up to a line that can be moved. */
export function Compare({ visit }: { readonly visit: InspectedVisit }) {
  const layer = useRef<Layer>(null);
  const slider = useRef<HTMLInputElement>(null);
  const show = (): void => layer.current?.show(slider.current?.valueAsNumber ?? 0);

  useEffect(() => {
    const shown = showOriginal(visit);
    layer.current = shown;
    shown.show(slider.current?.valueAsNumber ?? 0);
    return shown.remove;
  }, [visit]);

  return (
    <div className="box">
      <label>
        Left of the line the page as it came, right of it corrected
        <input ref={slider} type="range" min={0} max={100} defaultValue={50} onInput={show} />
      </label>
    </div>
  );
}

interface Layer {
  /** Shows so many hundredths of it, from the left. */
  readonly show: (share: number) => void;
  readonly remove: () => void;
}

function showOriginal({ html, root }: InspectedVisit): Layer {
  const host = root.parentElement as HTMLElement;
  const element = cleanPage(html, window);
  element.inert = true;
  element.setAttribute('data-original', '');
  setStyles(element, {
    position: 'absolute',
    inset: '0 0 auto 0',
    'min-height': '100%',
    'z-index': '5',
    background: 'var(--ground)',
  });
  const line = document.createElement('div');
  setStyles(line, {
    position: 'absolute',
    inset: '0 auto 0 0',
    width: '3px',
    'z-index': '6',
    background: 'var(--focus)',
  });
  host.append(element, line);
  setStyles(host, { position: 'relative', 'min-height': `${element.scrollHeight}px` });
  return {
    show(share) {
      element.style.setProperty('clip-path', `inset(0 ${100 - share}% 0 0)`);
      line.style.setProperty('left', `${share}%`);
    },
    remove() {
      element.remove();
      line.remove();
      host.style.removeProperty('position');
      host.style.removeProperty('min-height');
    },
  };
}

function setStyles(element: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
}
