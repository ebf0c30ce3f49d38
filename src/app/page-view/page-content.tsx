import { PageBody } from '../page-body/page-body.tsx';
import { usePreparation } from '../page-body/use-preparation.ts';
import { Loading } from './loading.tsx';
import { useHashTarget } from './use-hash-target.ts';

interface Props {
  readonly html: string;
  readonly path: string;
}

/** A page's body; until what corrects it is there, its outline. */
export function PageContent({ html, path }: Props) {
  const preparation = usePreparation(path);
  useHashTarget(preparation !== null);
  return preparation ? <PageBody html={html} path={path} {...preparation} /> : <Loading />;
}
