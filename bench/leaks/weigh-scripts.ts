import type { CDPSession } from 'playwright';

/** V8's compiled code, and what the browser keeps for a document, whose nodes are counted apart. */
const NOT_OF_SCRIPTS = new Set(['code', 'native']);

/** The parts of a heap snapshot that are read here. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  /** One number for each field of each node. */
  readonly nodes: readonly number[];
}

/** Bytes of all that scripts keep in a tab: objects, functions, arrays, texts and numbers. */
export async function weighScripts(cdp: CDPSession): Promise<number> {
  const { snapshot, nodes } = JSON.parse(await takeSnapshot(cdp)) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const name = types[0][nodes[node + type]!]!;
    if (!NOT_OF_SCRIPTS.has(name)) bytes += nodes[node + size]!;
  }
  return bytes;
}

async function takeSnapshot(cdp: CDPSession): Promise<string> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await cdp.send('HeapProfiler.takeHeapSnapshot');
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return chunks.join('');
}
