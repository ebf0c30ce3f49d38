import type { QueryClient } from '@tanstack/react-query';

/** The document's own word that its reader may look behind the page; only the server writes it. */
const PERMISSION = 'meta[name="rules-inspector"]';

/** Loads the inspector for who may use it. Visitors load nothing. */
export async function loadInspector(queries: QueryClient): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>(PERMISSION);
  if (!meta) return;
  const { startInspector } = await import('./start-inspector.tsx');
  startInspector({ isDesk: meta.content === 'development', queries });
}
