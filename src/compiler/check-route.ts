import { LIMITS } from './limits.ts';
import type { Complaint } from './passage.ts';
import type { Path } from './source-file.ts';

const SEGMENT = /^(?:[\w.~-]+\??|:[a-z]\w*\??|\*)$/i;
const EXPRESSION = /[$^()[\]{}+|]|\.\*|\*\*|\*\?|\\[dwsb]/i;
const NO_EXPRESSIONS =
  'Routes are plain paths: /about, /blog/:slug, /industries/*. Regular expressions are not supported.';
const SEVERAL = 'Several routes stand in square brackets.';
const PAGE_PATH = 'A route must begin with / and be a page path';

/** Checks one route pattern; at most one problem. */
export function checkRoute(route: string, at: Path): Complaint[] {
  const problem = findProblem(route);
  if (problem?.message === SEVERAL && typeof at.at(-1) === 'number') {
    const message = 'These are several routes: each one is an entry of its own.';
    return [{ code: 'R303', message, at, found: route }];
  }
  return problem ? [{ ...problem, at, found: route }] : [];
}

type Problem = Pick<Complaint, 'code' | 'message' | 'suggestion'>;

function findProblem(route: string): Problem | null {
  const stars = route.match(/\*|\?(?=\/|$)/g)?.length ?? 0;
  if (route.length > LIMITS.routeLength || stars > LIMITS.routeStars) {
    const size = `${route.length} characters, ${stars} stars and question marks`;
    const limit = `limits ${LIMITS.routeLength} and ${LIMITS.routeStars}`;
    return { code: 'R302', message: `Route is too complex (${size}, ${limit}).` };
  }
  if (!/^\w+:\/\//.test(route) && EXPRESSION.test(route))
    return { code: 'R302', message: NO_EXPRESSIONS };
  return findPathProblem(route);
}

function findPathProblem(route: string): Problem | null {
  const several = route.split(/,\s*|\s+(?=\/)/);
  if (several.length > 1 && several.every((one) => findProblem(one) === null)) {
    return { code: 'R303', message: SEVERAL, suggestion: `[${several.join(', ')}]` };
  }
  if (/^[a-z]+:\/\//i.test(route)) {
    const path = route.replace(/^[a-z]+:\/\/[^/]*|[?#].*$/gi, '');
    return wrong('without a host', path.startsWith('/') ? path : undefined);
  }
  if (!route.startsWith('/')) return wrong('', `/${route}`);
  if (/^\/api(?:\/|$)/i.test(route)) return wrong('/api is no page');
  if (route === '/') return null;
  const segments = route.slice(1).replace(/\/$/, '').split('/');
  const bad = segments.find((segment) => !SEGMENT.test(segment) || /^\.+$/.test(segment));
  if (bad !== undefined)
    return wrong(
      bad === '' ? 'there are two slashes in a row' : `"${bad.slice(0, 80)}" cannot stand in it`,
    );
  const star = segments.indexOf('*');
  if (star === -1 || star === segments.length - 1) return null;
  return wrong('* stands only at the end');
}

function wrong(reason: string, path?: string): Problem {
  const message = reason === '' ? `${PAGE_PATH}.` : `${PAGE_PATH}: ${reason}.`;
  const isPath = path !== undefined && findProblem(path) === null;
  return { code: 'R303', message, suggestion: isPath ? path : undefined };
}
