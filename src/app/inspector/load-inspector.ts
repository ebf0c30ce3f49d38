import type { QueryClient } from '@tanstack/react-query';
import { loadPatiently } from '../first-view/load-patiently.ts';

/** The document's own word that its reader may look behind the page; only the server writes it. */
const PERMISSION = 'meta[name="rules-inspector"]';

/** Loads the inspector for whoever may use it. Visitors load nothing. */
export async function loadInspector(queries: QueryClient): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>(PERMISSION);
  if (!meta) return;
  const { startInspector } = await loadPatiently(importInspector, tellMissing);
  startInspector({ isDesk: meta.content === 'development', queries });
}

function importInspector() {
  return import('./start-inspector.tsx');
}

function tellMissing(error: unknown): void {
  console.error('The inspector could not be loaded.', error);
}
