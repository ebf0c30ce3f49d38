import { useRef } from 'react';
import type { CompiledRules } from '../../contract/rules.ts';
import type { openPage } from './open-page.ts';
import { usePageVisit } from './use-page-visit.ts';

interface Props {
  /** The page's whole HTML as it was exported. */
  readonly html: string;
  /** The page's path, which decides which rules count. */
  readonly path: string;
  readonly rules: CompiledRules;
  readonly open: typeof openPage;
}

/** A page's body, corrected before it is shown. React draws nothing in it. */
export function PageBody({ html, path, rules, open }: Props) {
  const host = useRef<HTMLDivElement>(null);
  usePageVisit(host, { html, path, rules, open });
  return <div ref={host} />;
}
