import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { SiteData } from '../contract/site.ts';
import type { PreparedBody } from './first-view/first-view-context.ts';
import { FirstViewProvider } from './first-view/first-view-provider.tsx';
import { SiteContext } from './site/site-context.ts';
import { ThemeProvider } from './theme/theme-provider.tsx';

interface Props {
  readonly site: SiteData;
  readonly queries: QueryClient;
  readonly router: RouterProviderProps['router'];
  /** The body of the first page, when a server has prepared it. */
  readonly body?: PreparedBody | null;
}

/** The whole site. */
export function App({ site, queries, router, body = null }: Props) {
  return (
    <SiteContext value={site}>
      <QueryClientProvider client={queries}>
        <ThemeProvider>
          <FirstViewProvider body={body}>
            <RouterProvider router={router} useTransitions={false} />
          </FirstViewProvider>
        </ThemeProvider>
      </QueryClientProvider>
    </SiteContext>
  );
}
