import type { SiteData } from '../../contract/site.ts';
import { SiteContext } from '../site/site-context.ts';
import { InsertedComponent } from './inserted-component.tsx';

interface Props {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly site: SiteData | null;
}

/** A component in a page's body, with all that it may know: a React tree of its own. */
export function Island({ name, props, site }: Props) {
  return (
    <SiteContext value={site}>
      <InsertedComponent name={name} props={props} />
    </SiteContext>
  );
}
