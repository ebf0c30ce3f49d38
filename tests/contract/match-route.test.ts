import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, inject, it } from 'vitest';
import {
  matchRoute,
  nameOfOnlyPath,
  nameOfPath,
  routeCovers,
  routesOverlap,
} from '../../src/contract/match-route.ts';

const anyPattern = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom('a', 'B', 'c-d', ':x', ':y?', 'a?'), { maxLength: 4 }),
    fc.constantFrom('', '/*'),
  )
  .map(([segments, end]) => `/${segments.join('/')}${end}`.replace('//', '/'));
const anyPath = fc
  .tuple(
    fc.array(fc.constantFrom('a', 'A', 'b', 'c-d', 'x%20y'), { maxLength: 5 }),
    fc.constantFrom('', '/'),
  )
  .map(([segments, end]) => `/${segments.join('/')}${segments.length > 0 ? end : ''}`);

describe('matchRoute', () => {
  it.each([
    ['/', '/', {}],
    ['/about', '/about', {}],
    ['/about', '/About/', {}],
    ['/blog/:slug', '/blog/a%20b', { slug: 'a b' }],
    ['/blog/:slug', '/blog', null],
    ['/services/:part?', '/services', {}],
    ['/services/:part?', '/services/voip', { part: 'voip' }],
    ['/services/*', '/services', { '*': '' }],
    ['/services/*', '/services/a/b', { '*': 'a/b' }],
    ['/services/*', '/services/a%20b/c', { '*': 'a b/c' }],
    ['/services/*', '/servicesx', null],
    ['/*', '/', { '*': '' }],
    ['/about', '/about/team', null],
    ['/50%', '/50%', {}],
  ])('%s against %s', (pattern, path, params) => {
    expect(matchRoute(pattern, path)).toEqual(params);
  });

  it('agrees with the router on every pattern and path', () => {
    const law = fc.property(anyPattern, anyPath, (one, other) => {
      expect(matchRoute(one, other) !== null).toBe(matchRoutes([{ path: one }], other) !== null);
    });
    fc.assert(law, { numRuns: inject('runs') });
  });
});

describe('the name of a path', () => {
  it.each(['/services/:part?', '/services/*', '/blog/:slug', '/a?'])(
    'is not known of %s, which leaves something open',
    (pattern) => {
      expect(nameOfOnlyPath(pattern)).toBeNull();
    },
  );

  it('is the same for a pattern and a path exactly when they match', () => {
    const segment = fc.constantFrom('a', 'A', 'b', 'x%20y', 'x y', 'a%2Fb', '50%');
    const path = fc
      .tuple(fc.array(segment, { maxLength: 3 }), fc.constantFrom('', '/'))
      .map(([segments, end]) => `/${segments.join('/')}${end}`);
    const law = fc.property(path, path, (pattern, other) => {
      const isMatch = matchRoute(pattern, other) !== null;
      expect(nameOfOnlyPath(pattern) === nameOfPath(other)).toBe(isMatch);
    });
    fc.assert(law, { numRuns: inject('runs') });
  });
});

describe('routesOverlap', () => {
  it.each([
    ['/about', '/About', true],
    ['/about', '/areas-served', false],
    ['/*', '/services/voip', true],
    ['/services/*', '/services', true],
    ['/services/:part?', '/services', true],
    ['/blog/:slug', '/blog/foo', true],
    ['/blog/:slug', '/blog', false],
    ['/about?', '/About', true],
    ['/a?/b', '/b', true],
    ['/a?/b', '/c', false],
  ])('%s and %s: %s', (one, other, overlap) => {
    expect(routesOverlap(one, other)).toBe(overlap);
    expect(routesOverlap(other, one)).toBe(overlap);
  });
});

describe('routeCovers', () => {
  it.each([
    ['/*', '/about', true],
    ['/*', '/*', true],
    ['/:slug', '/about', true],
    ['/:slug', '/*', false],
    ['/services/*', '/services/:part?', true],
    ['/services/:page', '/services/*', false],
    ['/services/:page', '/services/:part?', false],
    ['/services/:part?', '/Services', true],
    ['/services/voip', '/services/:page', false],
    ['/a?/*', '/*', true],
    ['/part?', '/:part?', false],
  ])('%s and all of %s: %s', (outer, inner, covers) => {
    expect(routeCovers(outer, inner)).toBe(covers);
  });

  it('is true only when no path of the one is missing in the other', () => {
    const law = fc.property(anyPattern, anyPattern, anyPath, (outer, inner, one) => {
      fc.pre(matchRoute(inner, one) !== null && routeCovers(outer, inner));
      expect(matchRoute(outer, one)).not.toBeNull();
    });
    fc.assert(law, { numRuns: inject('runs') / 10 });
  });
});
