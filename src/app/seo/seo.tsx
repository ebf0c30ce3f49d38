import { useContext, useLayoutEffect, useState } from 'react';
import { describePage } from '../../contract/page-meta.ts';
import { structuredData } from '../../contract/structured-data.ts';
import { FirstViewContext } from '../first-view/first-view-context.ts';
import { useSite } from '../site/site-context.ts';
import { useRoute } from '../site/use-route.ts';
import { writeHead } from './write-head.ts';
import { writeStructuredData } from './write-structured-data.ts';

/** The only writer of title, description, canonical address, Open Graph tags and structured data. */
export function Seo() {
  const route = useRoute();
  const site = useSite();
  const { body } = useContext(FirstViewContext);
  const [written] = useState(body ? route : undefined);
  useLayoutEffect(() => {
    // The server has written the head of the page that it prepared.
    if (route === written) return;
    writeHead(describePage(route, site), document);
    writeStructuredData(structuredData(route, site), document);
  }, [route, written, site]);
  return null;
}
