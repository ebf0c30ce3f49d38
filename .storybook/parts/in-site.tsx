import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { createMemoryRouter, useRouteError, type RouteObject } from 'react-router-dom';
import { site } from 'virtual:site';
import { createQueryClient } from '../../src/app/api/query-client.ts';
import { App } from '../../src/app/app.tsx';
import { followLinks } from '../../src/app/links/follow-links.ts';
import { createRoutes } from '../../src/app/routes.tsx';
import { themeKey, type Theme } from '../../src/app/theme/theme-store.ts';
import type { SiteData } from '../../src/contract/site.ts';

/** Makes other data of the site's, for one story. */
export type SiteChange = (data: SiteData) => SiteData;

interface Props {
  readonly theme: Theme;
  /** The address in the router. */
  readonly path: string;
  readonly change?: SiteChange | undefined;
  /** The site's own routes, with frame and screens, instead of one component. */
  readonly isWholeSite?: boolean;
  readonly children: ReactNode;
}

const Shown = createContext<ReactNode>(null);

/** What a component finds around it on the site: data, router, queries, theme, tooltips. */
export function InSite({ theme, path, change = keep, isWholeSite = false, children }: Props) {
  const [{ data, router, queries }] = useState(() => {
    const changed = change(site);
    const routes = isWholeSite ? createRoutes(changed) : [slot];
    localStorage.setItem(themeKey(changed.brand.name), theme);
    return {
      data: changed,
      queries: createHastyQueries(),
      router: createMemoryRouter(routes, { initialEntries: [path] }),
    };
  });
  const story = useRef<HTMLDivElement>(null);
  useEffect(() => followLinks(story.current!, router), [router]);
  return (
    <div ref={story} style={{ display: 'contents' }}>
      <Shown value={children}>
        <App site={data} queries={queries} router={router} />
      </Shown>
    </div>
  );
}

/** An error is the story's, not the router's: it goes on to Storybook. */
function Rethrow(): never {
  throw useRouteError();
}

const slot: RouteObject = { path: '*', element: <Slot />, errorElement: <Rethrow /> };

/** The router keeps its routes; what is shown in them follows the story's controls. */
function Slot() {
  return useContext(Shown);
}

/** As on the site, but a failed request is tried again at once: nobody waits for a story. */
function createHastyQueries(): QueryClient {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  return client;
}

const keep: SiteChange = (data) => data;
