/**
 * Route patterns, in the router's own syntax:
 * `/about`, `/blog/:slug`, `/services/:part?`, `/industries/*`.
 * Letter case and a trailing slash do not count. Each optional segment doubles the ways to match,
 * so the compiler lets a rule's route have but a few.
 */

export type RouteParams = Readonly<Record<string, string>>;

/**
 * Matches a path against one pattern.
 * @returns the named parameters (the wildcard's under `*`), or null when the path does not match.
 */
export function matchRoute(pattern: string, path: string): RouteParams | null {
  // No page has a slash within a part of its address.
  return /%2f/i.test(path) ? null : matchSegments(splitPath(pattern), splitPath(path), {});
}

/** True when any of the patterns matches. */
export function matchesAnyRoute(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) => matchRoute(pattern, path) !== null);
}

/** True when some path could match both patterns. */
export function routesOverlap(one: string, other: string): boolean {
  return segmentsOverlap(splitPath(one), splitPath(other));
}

/** True when every path that the inner pattern matches is matched by the outer one. */
export function routeCovers(outer: string, inner: string): boolean {
  return segmentsCover(splitPath(outer), splitPath(inner));
}

/** A path, written always alike: two that match the same patterns have the same name. */
export function nameOfPath(path: string): string {
  return nameOfSegments(splitPath(path).map(decodeSegment));
}

/** The name of the only path that a pattern matches; null when it leaves any segment open. */
export function nameOfOnlyPath(pattern: string): string | null {
  return isForOnePath(pattern) ? nameOfSegments(splitPath(pattern)) : null;
}

/** Whether a pattern leaves no segment open, as `/services/*` does. */
export function isForOnePath(pattern: string): boolean {
  return !splitPath(pattern).some(isOpen);
}

/** `/über`, for a person; a slash inside of a segment is no other segment. */
function nameOfSegments(segments: readonly string[]): string {
  const names = segments.map((segment) => segment.replace(/[%/]/g, encodeURIComponent));
  return `/${names.join('/').toLowerCase()}`;
}

/** The path's segments: `/a/b/` has two. */
export function splitPath(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matchSegments(
  pattern: readonly string[],
  path: readonly string[],
  params: RouteParams,
): RouteParams | null {
  const [expected, ...restOfPattern] = pattern;
  if (expected === undefined) return path.length === 0 ? params : null;
  if (expected === '*') return { ...params, '*': path.map(decodeSegment).join('/') };

  const [actual, ...restOfPath] = path;
  if (actual !== undefined) {
    const param = matchSegment(expected, actual);
    const match = param && matchSegments(restOfPattern, restOfPath, { ...params, ...param });
    if (match) return match;
  }
  return isOptional(expected) ? matchSegments(restOfPattern, path, params) : null;
}

function matchSegment(expected: string, actual: string): RouteParams | null {
  const name = isOptional(expected) ? expected.slice(0, -1) : expected;
  if (name.startsWith(':')) return { [name.slice(1)]: decodeSegment(actual) };
  return name.toLowerCase() === decodeSegment(actual).toLowerCase() ? {} : null;
}

function segmentsOverlap(one: readonly string[], other: readonly string[]): boolean {
  const [first, ...restOfOne] = one;
  const [second, ...restOfOther] = other;
  if (first === '*' || second === '*') return true;
  if (first === undefined && second === undefined) return true;
  if (first !== undefined && isOptional(first) && segmentsOverlap(restOfOne, other)) return true;
  if (second !== undefined && isOptional(second) && segmentsOverlap(one, restOfOther)) return true;
  if (first === undefined || second === undefined) return false;
  return segmentOverlaps(first, second) && segmentsOverlap(restOfOne, restOfOther);
}

function segmentOverlaps(one: string, other: string): boolean {
  if (one.startsWith(':') || other.startsWith(':')) return true;
  return one.replace(/\?$/, '').toLowerCase() === other.replace(/\?$/, '').toLowerCase();
}

function segmentsCover(outer: readonly string[], inner: readonly string[]): boolean {
  const [expected, ...restOfOuter] = outer;
  const [given, ...restOfInner] = inner;
  if (expected === '*') return true;
  if (given !== undefined && isOptional(given)) {
    const [without, whole] = [restOfInner, [given.slice(0, -1), ...restOfInner]];
    return segmentsCover(outer, without) && segmentsCover(outer, whole);
  }
  if (expected === undefined) return given === undefined;
  if (isOptional(expected) && segmentsCover(restOfOuter, inner)) return true;
  if (given === undefined || !segmentCovers(expected, given)) return false;
  return segmentsCover(restOfOuter, restOfInner);
}

function segmentCovers(outer: string, inner: string): boolean {
  if (inner === '*') return false;
  return outer.startsWith(':') || (!inner.startsWith(':') && segmentOverlaps(outer, inner));
}

function isOpen(segment: string): boolean {
  return segment.startsWith(':') || segment === '*' || isOptional(segment);
}

function isOptional(segment: string): boolean {
  return segment.endsWith('?');
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
