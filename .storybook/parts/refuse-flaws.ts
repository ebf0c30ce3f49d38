interface Drawn {
  readonly canvasElement: HTMLElement;
  readonly parameters: { readonly layout?: string };
  /** On a docs page stories take no steps, and are as wide as the page. */
  readonly viewMode: 'story' | 'docs';
}

/** A phone's, and a desk's. */
const WIDTHS = [360, 1280];

const SEEN_WITHOUT_WORDS = 'img, svg, input, textarea, select';

/**
 * Fails a story that draws nothing: axe would find nothing wrong with it.
 * @throws Error
 */
export function refuseBlankCanvas({ canvasElement, viewMode }: Drawn): void {
  if (viewMode === 'docs') return;
  const trees = [canvasElement, ...shadowsOf(canvasElement)];
  if (trees.some(showsSomething)) return;
  throw new Error('The story draws nothing. Wait in its steps for what is to be seen.');
}

function showsSomething(tree: HTMLElement): boolean {
  return tree.innerText.trim() !== '' || tree.querySelector(SEEN_WITHOUT_WORDS) !== null;
}

/** What is drawn in trees of their own, as the inspector is. */
function shadowsOf(canvas: HTMLElement): HTMLElement[] {
  const roots = [...canvas.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return roots.flatMap(({ firstElementChild: first }) =>
    first instanceof HTMLElement ? first : [],
  );
}

/**
 * Fails a story that scrolls sideways on a phone or a desk. The frame that it stands in is as wide
 * for a moment that nobody sees.
 * @throws Error with the widths
 */
export function refuseSidewaysScroll({ viewMode, parameters }: Drawn): void {
  const frame = window.frameElement as HTMLElement | null;
  if (viewMode === 'docs' || !frame) return;
  const { cssText } = frame.style;
  // Storybook pads a story; its tests do not.
  if (parameters.layout === 'padded') document.body.style.padding = '1rem';
  const tooWide = WIDTHS.flatMap((width) => {
    frame.style.cssText = `${cssText}; width: ${width}px !important; max-width: none !important`;
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} pixels at ${clientWidth}` : [];
  });
  frame.style.cssText = cssText;
  document.body.style.padding = '';
  if (tooWide.length > 0) throw new Error(`The story scrolls sideways: ${tooWide.join(', ')}.`);
}
