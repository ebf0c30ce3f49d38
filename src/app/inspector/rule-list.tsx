import { useEffect, useRef, useState } from 'react';
import { setInspector } from './inspector-store.ts';
import { RuleRow } from './rule-row.tsx';
import { RuleSearch, saysAll } from './rule-search.tsx';
import type { Inspection } from './use-inspection.ts';

/**
 * Every rule of the route, or those that are looked for; last come those that rest. The one that is pointed at or focused
 * lights up its elements.
 */
export function RuleList({ inspection }: { readonly inspection: Inspection }) {
  const [words, setWords] = useState('');
  const { rules, resting } = inspection;
  const shown = [...rules, ...resting].filter((rule) => saysAll(words, rule, inspection));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const stopping = new AbortController();
    const light = ({ target }: Event): void => {
      const row = (target as Element).closest<HTMLElement>('[data-id]');
      setInspector({ lit: row?.dataset['id'] ?? null });
    };
    const darken = (): void => setInspector({ lit: null });
    const { signal } = stopping;
    for (const type of ['mouseover', 'focusin'])
      list.current?.addEventListener(type, light, { signal });
    for (const type of ['mouseleave', 'focusout']) {
      list.current?.addEventListener(type, darken, { signal });
    }
    return () => {
      stopping.abort();
      darken();
    };
  }, []);
  return (
    <>
      <RuleSearch words={words} found={shown.length} onChange={setWords} />
      <ol className="rules" ref={list}>
        {shown.map((rule) => (
          <RuleRow key={rule.id} rule={rule} inspection={inspection} />
        ))}
      </ol>
    </>
  );
}
