import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const SERVER = require.resolve('yaml-language-server/bin/yaml-language-server');

export interface EditorProblem {
  readonly message: string;
  readonly severity: number;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

export interface Editor {
  /** Opens a text as a file of this workspace and waits for what is said about it. */
  open(file: string, text: string): Promise<EditorProblem[]>;
  /** What is offered where the text has a `|`. */
  complete(file: string, text: string): Promise<string[]>;
  /** What is shown when the mouse rests where the text has a `|`. */
  hover(file: string, text: string): Promise<string>;
  close(): void;
}

type Message = Record<string, unknown> & { id?: number; method?: string; params?: unknown };

/** Starts the language server that the recommended extension runs, with this workspace's settings. */
export async function openEditor(): Promise<Editor> {
  const server = spawn(process.execPath, [SERVER, '--stdio']);
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<
    string,
    unknown
  >;
  const root = pathToFileURL(process.cwd()).href;
  const waiting = new Map<number, (result: unknown) => void>();
  const said = new Map<string, (problems: EditorProblem[]) => void>();
  let lastId = 0;
  let version = 0;

  const send = (message: Message): void => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const ask = <Result>(method: string, params: unknown): Promise<Result> => {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      waiting.set(id, resolve as (result: unknown) => void);
      send({ id, method, params });
    });
  };
  listen(server, (message) => {
    if (message.method === 'workspace/configuration') {
      const { items } = message.params as { items: { section?: string }[] };
      send({
        id: message.id ?? 0,
        result: items.map(({ section = '' }) => sectionOf(settings, section)),
      });
    } else if (message.method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = message.params as { uri: string; diagnostics: EditorProblem[] };
      said.get(uri)?.(diagnostics);
    } else if (message.method !== undefined && message.id !== undefined) {
      send({ id: message.id, result: null });
    } else if (message.id !== undefined) waiting.get(message.id)?.(message['result']);
  });

  await ask('initialize', {
    processId: process.pid,
    rootUri: root,
    workspaceFolders: [{ uri: root, name: 'site' }],
    capabilities: {
      workspace: { configuration: true },
      textDocument: {
        completion: { completionItem: { snippetSupport: true } },
        hover: { contentFormat: ['markdown'] },
      },
    },
  });
  send({ method: 'initialized', params: {} });

  const show = (file: string, text: string): Promise<EditorProblem[]> => {
    const uri = uriOf(file);
    version += 1;
    return new Promise((resolve) => {
      said.set(uri, resolve);
      const textDocument = { uri, languageId: 'yaml', version, text };
      send({ method: 'textDocument/didOpen', params: { textDocument } });
    });
  };
  const showAt = async (file: string, marked: string) => {
    const { text, position } = takeMark(marked);
    await show(file, text);
    return { textDocument: { uri: uriOf(file) }, position };
  };

  return {
    open: show,
    async complete(file, marked) {
      const at = await showAt(file, marked);
      const { items } = await ask<{ items: { label: string }[] }>('textDocument/completion', at);
      return items.map(({ label }) => label);
    },
    async hover(file, marked) {
      const at = await showAt(file, marked);
      const found = await ask<{ contents: { value?: string } } | null>('textDocument/hover', at);
      return found?.contents.value ?? '';
    },
    close: () => {
      server.kill();
    },
  };
}

function uriOf(file: string): string {
  return pathToFileURL(join(process.cwd(), file)).href;
}

function takeMark(marked: string) {
  const at = marked.indexOf('|');
  const before = marked.slice(0, at).split('\n');
  return {
    text: marked.slice(0, at) + marked.slice(at + 1),
    position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
  };
}

/** `yaml.completion` and the like, as the section `yaml` with `completion` inside of it. */
function sectionOf(settings: Record<string, unknown>, section: string): unknown {
  const own = Object.entries(settings).filter(([key]) => key.startsWith(`${section}.`));
  if (own.length === 0) return settings[section] ?? {};
  const result: Record<string, unknown> = {};
  for (const [key, value] of own) {
    const steps = key.slice(section.length + 1).split('.');
    const last = steps.pop() ?? '';
    let inner = result;
    for (const one of steps) inner = (inner[one] ??= {}) as Record<string, unknown>;
    inner[last] = value;
  }
  return result;
}

function listen(
  server: ChildProcessWithoutNullStreams,
  onMessage: (message: Message) => void,
): void {
  let buffer = Buffer.alloc(0);
  server.stdout.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      const end = buffer.indexOf('\r\n\r\n');
      const length = Number(
        /Content-Length: (\d+)/.exec(buffer.toString('latin1', 0, Math.max(end, 0)))?.[1],
      );
      if (end === -1 || buffer.length < end + 4 + length) return;
      const body = buffer.toString('utf8', end + 4, end + 4 + length);
      buffer = buffer.subarray(end + 4 + length);
      onMessage(JSON.parse(body) as Message);
    }
  });
}
