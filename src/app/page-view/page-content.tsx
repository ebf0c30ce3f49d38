import { usePreparation } from '../page-body/use-preparation.ts';
import { CorrectedPage } from './corrected-page.tsx';
import { Loading } from './loading.tsx';

interface Props {
  /** The page's whole HTML as it was exported. */
  readonly html: string;
  /** The page's path as it was asked for. */
  readonly path: string;
  /** Where its content is fetched. */
  readonly endpoint: string;
}

/** A page's body; until what corrects it is there, its outline. */
export function PageContent({ html, path, endpoint }: Props) {
  const preparation = usePreparation(path);
  if (!preparation) return <Loading />;
  return <CorrectedPage key={path} html={html} path={path} endpoint={endpoint} {...preparation} />;
}
