import { connect } from 'node:net';

/** What came back over a bare connection. */
export interface RawAnswer {
  readonly text: string;
  /** Of the first answer; 0 when there was none. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Milliseconds: as long as a server may take to answer, and as long as it is quiet after an answer. */
const [PATIENCE, QUIET] = [30_000, 400];

/** Sends bytes as they are and reads until the server closes or has no more to say. */
export function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const finish = (): void => {
      socket.destroy();
      resolve(readAnswer(text));
    };
    socket.setTimeout(PATIENCE, finish);
    socket.on('data', (part) => {
      text += part.toString('latin1');
      socket.setTimeout(QUIET);
    });
    socket.on('error', finish);
    socket.on('close', finish);
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

function readAnswer(text: string): RawAnswer {
  const [head = ''] = text.split('\r\n\r\n', 1);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  return { text, status, headers: Object.fromEntries(headers) as Record<string, string> };
}
