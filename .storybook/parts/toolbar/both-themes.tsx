import { useEffect, useRef } from 'react';
import styles from './both-themes.module.css';

const THEMES = ['light', 'dark'] as const;

/** The same story in both themes, side by side; who scrolls one scrolls the other. */
export function BothThemes() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frames = THEMES.map(createFrame);
    box.current?.replaceChildren(...frames);
    return scrollTogether(frames);
  }, []);
  return <div ref={box} className={styles.both} />;
}

function createFrame(theme: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = `${theme} theme`;
  frame.src = addressIn(theme);
  return frame;
}

/** This story's own address, with a theme. */
function addressIn(theme: string): string {
  const address = new URL(window.location.href);
  const globals = address.searchParams.get('globals') ?? '';
  const others = globals.split(';').filter((one) => one !== '' && !one.startsWith('theme:'));
  address.searchParams.set('globals', [...others, `theme:${theme}`].join(';'));
  return address.href;
}

function scrollTogether(frames: readonly HTMLIFrameElement[]): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const follow = (leader: Window): void => {
    const others = frames.filter(({ contentWindow }) => contentWindow !== leader);
    for (const { contentWindow } of others) contentWindow?.scrollTo(0, leader.scrollY);
  };
  for (const frame of frames) {
    const listen = (): void => {
      const leader = frame.contentWindow!;
      leader.addEventListener('scroll', () => follow(leader), { signal });
    };
    frame.addEventListener('load', listen, { signal });
  }
  return () => stopping.abort();
}
