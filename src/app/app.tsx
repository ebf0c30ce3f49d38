import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { SiteData } from '../contract/site.ts';
import { SiteContext } from './site/site-context.ts';
import { ThemeProvider } from './theme/theme-provider.tsx';
import { TooltipProvider } from './tooltip/tooltip.tsx';

interface Props {
  readonly site: SiteData;
  readonly queries: QueryClient;
  readonly router: RouterProviderProps['router'];
}

/** The whole site. */
export function App({ site, queries, router }: Props) {
  return (
    <SiteContext value={site}>
      <QueryClientProvider client={queries}>
        <ThemeProvider>
          <TooltipProvider>
            <RouterProvider router={router} />
          </TooltipProvider>
        </ThemeProvider>
      </QueryClientProvider>
    </SiteContext>
  );
}
