import { Page } from '../page/page.tsx';

/** The home page; hero, cards, quotes, form and teasers come in its body. */
export function Home() {
  return <Page />;
}
