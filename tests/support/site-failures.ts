import type { Page, Route } from 'playwright';

/** The ways in which the server can fail a page. */
export type Failure =
  'status 500' | 'HTML' | 'truncated' | 'no content' | 'status 404' | 'lost' | 'success false';

const answers: Readonly<Record<Failure, (route: Route) => Promise<void>>> = {
  'status 500': (route) =>
    route.fulfill({ status: 500, json: { message: 'The database is down.' } }),
  'status 404': (route) => route.fulfill({ status: 404, json: { message: 'Nothing here.' } }),
  HTML: (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Gateway</h1>' }),
  truncated: (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"content":"<main><h1>Half a' }),
  'no content': (route) => route.fulfill({ json: {} }),
  'success false': (route) => route.fulfill({ json: { success: false } }),
  lost: (route) => route.abort('connectionfailed'),
};

export interface Interception {
  /** The paths that were asked for, in order. */
  readonly requests: string[];
  /** Lets the server answer again. */
  readonly heal: () => void;
  /** Lets the server fail in another way. */
  readonly change: (failure: Failure) => void;
}

/** Makes requests under a path fail, and counts them. */
export async function failRequests(
  page: Page,
  path: string,
  first: Failure,
): Promise<Interception> {
  const requests: string[] = [];
  let failure: Failure | null = first;
  await page.route(
    (url) => url.pathname.startsWith(path),
    async (route) => {
      requests.push(new URL(route.request().url()).pathname);
      if (failure === null) await route.continue();
      else await answers[failure](route);
    },
  );
  return {
    requests,
    heal: () => {
      failure = null;
    },
    change: (next) => {
      failure = next;
    },
  };
}

/** Holds requests under a path back until they are let go, to the server or to what fails them. */
export async function holdRequests(page: Page, path: string): Promise<{ release: () => void }> {
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.pathname.startsWith(path),
    async (route) => {
      await gate;
      await route.fallback().catch(() => {});
    },
  );
  return { release };
}

/** The server has no corrected body at hand: the browser has to correct every page that it fetches, or one. */
export async function withholdBodies(page: Page, name = '**'): Promise<void> {
  await page.route(`**/prepared/${name}`, (route) => route.fulfill({ json: null }));
}

/**
 * Takes the page out of its document: the browser has to fetch and correct it. It fetches nothing
 * else, as for a visitor who wants to save data.
 */
export async function leaveToBrowser(page: Page): Promise<void> {
  await withholdBodies(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/<script[^>]*id="first-view"[^>]*>.*?<\/script>/s, '')
      .replace(/(<div id="root">).*(<\/div>\s*<\/body>)/s, '$1$2');
    await route.fulfill({ response, body });
  });
}

/** Changes what the server wrote about the firm into the document. */
export async function changeSiteData(
  page: Page,
  change: (data: Record<string, object>) => unknown,
): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      /(<script[^>]*id="site-data"[^>]*>)(.*?)(<\/script>)/s,
      (_all, start: string, data: string, end: string) =>
        start + JSON.stringify(change(JSON.parse(data))).replaceAll('<', '\\u003c') + end,
    );
    await route.fulfill({ response, body });
  });
}
