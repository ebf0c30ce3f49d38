/** A response that is not OK. Its message is the status, a colon, and what the server said. */
export class RequestError extends Error {
  readonly status: number;
  readonly url: string;
  /** What was wrong with single fields, where the server told. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(status: number, url: string, text: string, errors: Record<string, string> = {}) {
    super(describe(status, url, text));
    this.name = 'RequestError';
    this.status = status;
    this.url = url;
    this.errors = errors;
  }
}

/** Makes an error of a response that is not OK: the server's message, its JSON, its text or its status text. */
export async function readError(response: Response, url: string): Promise<RequestError> {
  const text = await response.text().catch(() => '');
  const body = parseJson(text);
  const said = body === undefined ? text || response.statusText : readMessage(body);
  return new RequestError(response.status, url, said, readFieldErrors(body));
}

function describe(status: number, url: string, text: string): string {
  if (status === 404 && url.includes('cybersecurity-services')) {
    return `Resource not found: ${url}. Please check the server logs for more information.`;
  }
  return `${status}: ${text}`;
}

function readMessage(body: unknown): string {
  const message = (body as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message !== '' ? message : JSON.stringify(body);
}

function readFieldErrors(body: unknown): Record<string, string> {
  const errors = (body as { errors?: unknown } | null)?.errors;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    }),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
