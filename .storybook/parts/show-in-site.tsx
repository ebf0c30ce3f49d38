import type { Decorator } from '@storybook/react-vite';
import type { Theme } from '../../src/app/theme/theme-store.ts';
import { InSite, type SiteChange } from './in-site.tsx';

interface SiteParameters {
  /** The address in the router. */
  readonly path?: string;
  /** Other data for the site. */
  readonly site?: SiteChange;
  /** The site's own routes, with frame and screens, instead of the component alone. */
  readonly isWholeSite?: boolean;
}

/** Puts each story where its component stands on the site. */
export const showInSite: Decorator = (Story, { globals, parameters }) => {
  const { path = '/', site, isWholeSite = false } = parameters as SiteParameters;
  const theme: Theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  return (
    <InSite key={theme} theme={theme} path={path} change={site} isWholeSite={isWholeSite}>
      <Story />
    </InSite>
  );
};
