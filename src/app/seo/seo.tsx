import { useContext, useLayoutEffect, useState } from 'react';
import { describePage } from '../../contract/page-meta.ts';
import { FirstViewContext } from '../first-view/first-view-context.ts';
import { lazyModule } from '../first-view/lazy-module.ts';
import { useSite } from '../site/site-context.ts';
import { useRoute } from '../site/use-route.ts';
import { updateHead } from './update-head.ts';

/** The server writes them for a page that comes as a document: the first view does without. */
const structuredData = lazyModule(() => import('./write-structured-data.ts'));

/** The only writer of title, description, canonical address, Open Graph tags and structured data. */
export function Seo() {
  const route = useRoute();
  const site = useSite();
  const { body } = useContext(FirstViewContext);
  const [written] = useState(body ? route : undefined);
  useLayoutEffect(() => {
    // The server has written the head of the page that it prepared.
    if (route === written) return;
    let isShown = true;
    updateHead(describePage(route, site), document);
    structuredData.load().then(
      ({ writeStructuredData }) => isShown && writeStructuredData(route, site, document),
      (error: unknown) => console.error('The structured data are of another page.', error),
    );
    return () => {
      isShown = false;
    };
  }, [route, written, site]);
  return null;
}
