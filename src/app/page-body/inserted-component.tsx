import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import type { ComponentName } from '../../contract/components.ts';
import { insertable } from '../insertable/insertable.ts';

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
    <Containment name={name}>
      <Suspense fallback={null}>
        <Inserted {...props} />
      </Suspense>
    </Containment>
  );
}

class Containment extends Component<{ name: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`The component "${this.props.name}" failed.`, error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
