/** Where a path leads over HTTP: each redirect's status, then the last path. */
export async function followRedirects(
  origin: string,
  path: string,
): Promise<[statuses: number[], end: string]> {
  const statuses: number[] = [];
  let url = new URL(path, origin);
  for (let step = 0; step < 6; step += 1) {
    const response = await fetch(url, { redirect: 'manual' });
    statuses.push(response.status);
    const location = response.headers.get('location');
    if (location === null) break;
    url = new URL(location, url);
  }
  return [statuses, url.pathname + url.search];
}
