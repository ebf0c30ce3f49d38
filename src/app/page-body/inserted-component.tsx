import { Suspense, type ComponentType } from 'react';
import type { ComponentName } from '../../contract/components.ts';
import { insertable } from '../insertable/insertable.ts';
import { Containment } from '../parts/containment.tsx';

interface Props {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A component where a rule wants it. When it fails, the page and all other components go on. */
export function InsertedComponent({ name, props }: Props) {
  const Inserted = insertable[name as ComponentName] as ComponentType | undefined;
  if (!Inserted) {
    console.error(`A rule inserts "${name}", which is no component.`);
    return null;
  }
  return (
    <Containment what={`The component "${name}"`} fallback={null}>
      <Suspense fallback={null}>
        <Inserted {...props} />
      </Suspense>
    </Containment>
  );
}
