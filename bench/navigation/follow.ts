/** How long a page took to come, counted in frames. */
export interface Followed {
  /** From the click, or from the last byte that it takes if that came later, to its content. */
  readonly frames: number;
  /** Milliseconds from the same moment until the content stands in the page, about to be painted. */
  readonly script: number;
  /** Milliseconds from the click to the last byte; 0: everything was there. */
  readonly network: number;
}

/** Runs in the page: follows a link of the frame and counts the frames until another body is shown. */
export async function follow(path: string): Promise<Followed> {
  const shown = document.querySelector('main .page-body');
  const link = document.querySelector<HTMLElement>(`:is(header, footer) a[href="${path}"]`)!;
  performance.clearResourceTimings();
  const click = performance.now();
  const frames: number[] = [];
  let inserted = 0;
  new MutationObserver((_records, observer) => {
    const body = document.querySelector('main .page-body');
    if (body === null || body === shown) return;
    inserted = performance.now();
    observer.disconnect();
  }).observe(document.body, { childList: true, subtree: true });
  link.click();
  for (let body = shown; body === null || body === shown;) {
    if (performance.now() > click + 10_000) throw new Error(`${path} is not shown.`);
    frames.push(await new Promise(requestAnimationFrame));
    body = document.querySelector('main .page-body');
  }
  const data = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const answers = data.filter(
    ({ name, responseEnd }) =>
      /\/(?:api|rules|prepared)\/|\.js$/.test(name) && responseEnd <= inserted,
  );
  const lastByte = Math.max(click, ...answers.map(({ responseEnd }) => responseEnd));
  return {
    frames: frames.filter((frame) => frame > lastByte).length,
    script: inserted - lastByte,
    network: lastByte - click,
  };
}

/** Runs in the page: the mouse comes to a link of the frame and rests on it. */
export async function pointAt(path: string): Promise<void> {
  const link = document.querySelector(`:is(header, footer) a[href="${path}"]`)!;
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  await new Promise((resolve) => setTimeout(resolve, 300));
}
