import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { visitStore } from '../page-body/visit-store.ts';
import { DeskContext, type Desk } from './desk.ts';
import { Inspector } from './inspector.tsx';
import { toggleInspector } from './inspector-store.ts';
import { makeHost } from './make-host.ts';

export interface InspectorOptions {
  /** True under the development server: rules can be saved from here. */
  readonly isDesk: boolean;
  readonly queries: QueryClient;
}

/** Puts the inspector beside the page. */
export function startInspector({ isDesk, queries }: InspectorOptions): void {
  visitStore.setState({ isWatched: true });
  const { host, container } = makeHost();
  document.body.append(host);
  // On its way down: React keeps back what is pressed in a part that it has not taken over yet.
  addEventListener('keydown', toggleByKeys, { capture: true });
  const desk: Desk = { isDesk, queries };
  createRoot(container).render(
    <DeskContext value={desk}>
      <Inspector />
    </DeskContext>,
  );
}

function toggleByKeys(event: KeyboardEvent): void {
  if (!event.altKey || !event.shiftKey || event.code !== 'KeyR' || event.repeat) return;
  event.preventDefault();
  toggleInspector();
}
