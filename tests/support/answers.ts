import { http, type HttpHandler } from 'msw';

/** What a server says to a request; nobody asks for more of it than this. */
export type Answer = (request: Request) => Response | Promise<Response>;

/** Answers by path, or by the start of a path and a star. */
export type Answers = Readonly<Record<string, Answer>>;

/** The handlers that answer so, in stories as in tests. */
export function handlersFor(answers: Answers): HttpHandler[] {
  return Object.entries(answers).map(([path, answer]) =>
    http.all(path, ({ request }) => answer(request)),
  );
}

/** A JSON answer. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

/** A page record as the API answers it. */
export function page(html: string): Answer {
  return () => json({ content: `<html><body><div id="main-content">${html}</div></body></html>` });
}

/** A set without any rule. */
export const noRules: Answer = () => json({ version: 1, hash: '0000000000000000', rules: [] });

/** The server is there and cannot help. */
export const down: Answer = () => json({ message: 'down' }, 500);

/** The answer that never comes. */
export const silence: Answer = () => new Promise(() => {});
