import { useState } from 'react';
import { AdoptedBody } from '../page-body/adopted-body.tsx';
import { PageBody } from '../page-body/page-body.tsx';
import { readPreparedBody, type PageParts } from '../page-body/prepared-body.ts';
import { useOpenPage } from '../page-body/use-open-page.ts';
import { Loading } from './loading.tsx';

/** A page's body as the server has prepared it, else corrected here. */
export function CorrectedPage(parts: PageParts) {
  // Once it is shown it follows other rules as it stands.
  const [body] = useState(() => readPreparedBody(parts));
  const open = useOpenPage(body === null);
  const { html, path, rules } = parts;
  if (body) return <AdoptedBody body={body} path={path} />;
  return open ? <PageBody html={html} path={path} rules={rules} open={open} /> : <Loading />;
}
