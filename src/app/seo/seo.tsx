import { useLayoutEffect, useState } from 'react';
import { describePage } from '../../contract/page-meta.ts';
import { lazyModule } from '../first-view/lazy-module.ts';
import { useSite } from '../site/site-context.ts';
import { useRoute } from '../site/use-route.ts';
import { isHeadWritten, updateHead } from './update-head.ts';
import { useIsMissing } from './use-is-missing.ts';

/** The server writes them for a page that comes as a document: the first view does without. */
const structuredData = lazyModule(() => import('./write-structured-data.ts'));

/** The only writer of title, description, canonical address, Open Graph tags and structured data. */
export function Seo() {
  const site = useSite();
  const route = useRoute();
  const isMissing = useIsMissing(route);
  const page = isMissing ? null : route;
  const [first] = useState(route);
  const isAsItCame = route === first && isMissing === null;
  useLayoutEffect(() => {
    // The server has written the head of the document that it sent.
    if (isAsItCame && isHeadWritten(document)) return;
    let isShown = true;
    updateHead(describePage(page, site), document);
    structuredData.load().then(
      ({ writeStructuredData }) => isShown && writeStructuredData(page, site, document),
      (error: unknown) => console.error('The structured data are of another page.', error),
    );
    return () => {
      isShown = false;
    };
  }, [page, isAsItCame, site]);
  return null;
}
