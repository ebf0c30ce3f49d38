import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { createQueryClient } from '../../../src/app/api/query-client.ts';
import { App } from '../../../src/app/app.tsx';
import { followLinks } from '../../../src/app/links/follow-links.ts';
import { drawAtOnce } from '../../../src/app/prefetch/draw-at-once.ts';
import { waitForPage } from '../../../src/app/prefetch/wait-for-page.ts';
import { createRoutes, FRAME_ID } from '../../../src/app/routes.tsx';
import '../../../src/app/design/design.css';
import { site } from './site.ts';

export interface ShownApp {
  readonly root: HTMLElement;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly queries: QueryClient;
  /** The element that a selector finds, as soon as it is there. */
  readonly find: <Found extends HTMLElement = HTMLElement>(selector: string) => Promise<Found>;
  /** The smallest element whose text is exactly this, as soon as it is there. */
  readonly findText: (text: string, within?: string) => Promise<HTMLElement>;
}

/** Shows the whole site at a path, until the test is over. */
export function showApp(path: string): ShownApp {
  const container = document.body.appendChild(document.createElement('div'));
  const queries = createQueryClient();
  const router = drawAtOnce(
    createMemoryRouter(createRoutes(site, waitForPage(queries, site)), {
      initialEntries: [path],
      hydrationData: { loaderData: { [FRAME_ID]: null } },
    }),
  );
  const root = createRoot(container);
  root.render(<App site={site} queries={queries} router={router} />);
  followLinks(container, router);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    // No server has written the head that the next one comes with.
    document.head.querySelector('meta[name="description"]')?.remove();
  });
  return {
    root: container,
    router,
    queries,
    find: (selector) => waitFor(() => container.querySelector(selector), selector),
    findText: (text, within = '*') => waitFor(() => byText(container, text, within), text),
  };
}

function byText(root: HTMLElement, text: string, within: string): HTMLElement | null {
  const scope = within === '*' ? root : root.querySelector(within);
  const fitting = [...(scope?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
    (element) => element.textContent?.trim() === text,
  );
  return fitting.at(-1) ?? null;
}

/** Waits in real time, also while a test has taken over the timers. */
async function waitFor<Found>(
  look: () => Element | null,
  what: string,
  framesLeft = 900,
): Promise<Found> {
  if (framesLeft === 0) throw new Error(`"${what}" did not appear.`);
  if (vi.isFakeTimers()) vi.advanceTimersByTime(0);
  const found = look();
  if (found) return found as Found;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return waitFor(look, what, framesLeft - 1);
}
