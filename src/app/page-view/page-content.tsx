import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageBody } from '../page-body/page-body.tsx';
import { useRules } from '../page-body/use-rules.ts';
import { Loading } from './loading.tsx';

interface Props {
  readonly html: string;
  readonly path: string;
}

/** A page's body; until the rules that correct it are known, its outline. */
export function PageContent({ html, path }: Props) {
  const isReady = useRules() !== null;
  useHashTarget(isReady);
  return (
    <>
      {!isReady && <Loading />}
      <PageBody html={html} path={path} />
    </>
  );
}

/** Scrolls to what the address names after `#`, which was not there when the address was opened. */
function useHashTarget(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash.length < 2) return;
    document.getElementById(readHash(hash))?.scrollIntoView();
  }, [isReady, hash]);
}

function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
