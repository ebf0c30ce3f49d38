const FILLING = 'width: 100%; height: 100%; border: 0';

/**
 * Shows a copy of the current story, as wide as that; who scrolls one scrolls the other.
 * @returns the way back
 */
export function showCopy(address: string, box: HTMLElement): () => void {
  const stopping = new AbortController();
  const frame = document.createElement('iframe');
  frame.title = 'The same in the dark';
  frame.style.cssText = FILLING;
  frame.srcdoc = writeShell(address);
  frame.addEventListener('load', () => scrollTogether(frame, stopping.signal));
  box.replaceChildren(frame);
  const stopFollowing = followWidth(frame);
  return () => {
    stopping.abort();
    stopFollowing();
    frame.remove();
  };
}

/** Storybook takes each frame of its own document for the story: this one has a document around it. */
function writeShell(address: string): string {
  const style = `position: fixed; inset: 0; ${FILLING}`;
  const src = address.replaceAll('&', '&amp;');
  return `<!doctype html><iframe title="Dark theme" style="${style}" src="${src}"></iframe>`;
}

/** The toolbar's viewport is the story's alone. */
function followWidth(frame: HTMLIFrameElement): () => void {
  const story = findStory();
  if (!story) return () => {};
  const observer = new ResizeObserver(() => {
    frame.style.width = `${story.clientWidth}px`;
  });
  observer.observe(story);
  return () => observer.disconnect();
}

function findStory(): HTMLIFrameElement | null {
  return document.querySelector('#storybook-preview-iframe');
}

function scrollTogether({ contentWindow }: HTMLIFrameElement, signal: AbortSignal): void {
  const [shown, copy] = [findStory()?.contentWindow, contentWindow?.frames[0]];
  if (!shown || !copy) return;
  follow(shown, copy, signal);
  follow(copy, shown, signal);
}

function follow(leader: Window, follower: Window, signal: AbortSignal): void {
  const scroll = (): void => follower.scrollTo(0, leader.scrollY);
  leader.addEventListener('scroll', scroll, { signal });
}
