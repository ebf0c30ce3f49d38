import { bypass, http, type HttpHandler } from 'msw';

const PICTURE = /([^/]+\.(?:avif|gif|jpe?g|png|svg|webp))$/;

/** Draws a picture that only a fixture knows as its name, so that a swapped one is seen. */
export const namedPictures: HttpHandler = http.get(
  ({ request }) => PICTURE.test(pathOf(request)),
  async ({ request }) =>
    (await findReal(request)) ?? draw(PICTURE.exec(pathOf(request))?.[1] ?? ''),
);

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}

/** The site's own, which components bring along. */
async function findReal(request: Request): Promise<Response | null> {
  if (new URL(request.url).origin !== location.origin) return null;
  const response = await fetch(bypass(request));
  const type = response.headers.get('Content-Type') ?? '';
  return response.ok && type.startsWith('image/') ? response : null;
}

function draw(name: string): Response {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="96">
<rect x="1" y="1" width="158" height="94" rx="8" fill="#f4ebcb" stroke="#827a55" stroke-width="2" stroke-dasharray="6 4"/>
<text x="80" y="54" text-anchor="middle" font-family="monospace" font-size="16" fill="#1e2318">${name}</text>
</svg>`;
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
