import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { visitStore } from '../page-body/visit-store.ts';
import { DeskContext, type Desk } from './desk.ts';
import styles from './inspector.css?inline';
import { Inspector } from './inspector.tsx';
import { HOST_ID, toggleInspector } from './inspector-store.ts';

export interface InspectorOptions {
  /** True under the development server: rules can be saved from here. */
  readonly isDesk: boolean;
  readonly queries: QueryClient;
}

/** Puts the inspector beside the page, in a tree of its own: no style goes in or out. */
export function startInspector({ isDesk, queries }: InspectorOptions): void {
  visitStore.setState({ isWatched: true });
  const host = document.createElement('div');
  host.id = HOST_ID;
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const container = document.createElement('div');
  shadow.append(container);
  document.body.append(host);
  addEventListener('keydown', (event) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyR') return;
    event.preventDefault();
    toggleInspector();
  });
  const desk: Desk = { isDesk, queries };
  createRoot(container).render(
    <DeskContext value={desk}>
      <Inspector />
    </DeskContext>,
  );
}
