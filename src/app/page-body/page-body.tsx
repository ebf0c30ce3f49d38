import { useContext, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { CompiledRules } from '../../contract/rules.ts';
import { InsertedComponent } from './inserted-component.tsx';
import { PreparedBody } from './prepared-body.ts';
import { useLinkNavigation } from './use-link-navigation.ts';
import { usePageVisit } from './use-page-visit.ts';
import { useRules } from './use-rules.ts';

interface Props {
  /** The page's whole HTML as it was exported. */
  readonly html: string;
  /** The page's path, which decides which rules count. */
  readonly path: string;
}

/** A page's body, corrected before it is shown. React draws the components in it, and nothing else. */
export function PageBody({ html, path }: Props) {
  const rules = useRules();
  const prepared = useContext(PreparedBody);
  if (prepared !== null) return <div dangerouslySetInnerHTML={{ __html: prepared }} />;
  return rules ? <CorrectedBody html={html} path={path} rules={rules} /> : null;
}

function CorrectedBody({ html, path, rules }: Props & { readonly rules: CompiledRules }) {
  const host = useRef<HTMLDivElement>(null);
  const mountPoints = usePageVisit(host, { html, path, rules });
  useLinkNavigation(host);
  return (
    <>
      <div ref={host} />
      {mountPoints.map(({ id, element, component, props }) =>
        createPortal(<InsertedComponent name={component} props={props} />, element, id),
      )}
    </>
  );
}
