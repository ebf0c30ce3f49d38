import { useLayoutEffect } from 'react';
import { describePage } from '../../contract/page-meta.ts';
import { structuredData } from '../../contract/structured-data.ts';
import { useSite } from '../site/site-context.ts';
import { useRoute } from '../site/use-route.ts';
import { writeHead } from './write-head.ts';
import { writeStructuredData } from './write-structured-data.ts';

/** The only writer of title, description, canonical address, Open Graph tags and structured data. */
export function Seo() {
  const route = useRoute();
  const site = useSite();
  useLayoutEffect(() => {
    writeHead(describePage(route, site), document);
    writeStructuredData(structuredData(route, site), document);
  }, [route, site]);
  return null;
}
