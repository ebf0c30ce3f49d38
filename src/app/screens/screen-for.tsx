import type { ComponentType } from 'react';
import type { ScreenName } from '../../contract/route-entry.ts';
import { CloudServices } from './cloud-services/cloud-services.tsx';
import { Home } from './home/home.tsx';
import { Industries } from './industries/industries.tsx';
import { Page } from './page/page.tsx';
import { Post } from './post/post.tsx';
import { Privacy } from './privacy/privacy.tsx';
import { Redirect } from './redirect/redirect.tsx';
import { Services } from './services/services.tsx';

/** The screen behind each name of a route. */
export const screenFor: Readonly<Record<ScreenName, ComponentType>> = {
  home: Home,
  page: Page,
  post: Post,
  services: Services,
  industries: Industries,
  privacy: Privacy,
  'cloud-services': CloudServices,
  redirect: Redirect,
};
