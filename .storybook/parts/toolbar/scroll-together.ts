let stopping = new AbortController();

/** Who scrolls the story scrolls its copy, too, and the other way round. */
export function scrollTogether(copy: Window | undefined): void {
  stopping.abort();
  stopping = new AbortController();
  const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  const story = frame?.contentWindow;
  if (!story || !copy) return;
  follow(story, copy, stopping.signal);
  follow(copy, story, stopping.signal);
}

function follow(leader: Window, follower: Window, signal: AbortSignal): void {
  const scroll = (): void => follower.scrollTo(0, leader.scrollY);
  leader.addEventListener('scroll', scroll, { signal });
}
