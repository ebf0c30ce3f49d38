import { describe, expect, it } from 'vitest';
import { PageCache, type Version } from '../../src/server/prerender/page-cache.ts';

/** A value that is made when the test wants it. */
const later = (): PromiseWithResolvers<string> => Promise.withResolvers<string>();

const version = (part: string, season = ''): Version => ({ parts: [part], season });

describe('the cache of pages', () => {
  it('makes a page once for all who ask', async () => {
    const cache = new PageCache<string>();
    let made = 0;
    const make = async (): Promise<string> => `page ${(made += 1)}`;
    const answers = [cache.get('/', version('a'), make), cache.get('/', version('a'), make)];
    expect(await Promise.all(answers)).toEqual(['page 1', 'page 1']);
    expect(await cache.get('/', version('a'), make)).toBe('page 1');
  });

  it('serves the last good page while the next one is made', async () => {
    const cache = new PageCache<string>();
    await cache.get('/', version('a'), async () => 'old');
    const next = later();
    expect(await cache.get('/', version('b'), () => next.promise)).toBe('old');
    const newest = cache.refresh('/', version('b'), () => next.promise);
    next.resolve('new');
    expect(await newest).toBe('new');
    expect(await cache.get('/', version('b'), async () => 'never')).toBe('new');
  });

  it('keeps the last good page when the next one fails, and tries again', async () => {
    const cache = new PageCache<string>();
    await cache.get('/', version('a'), async () => 'old');
    const failing = cache.refresh('/', version('b'), () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(cache.peek('/')).toBe('old');
    expect(await cache.refresh('/', version('b'), async () => 'new')).toBe('new');
  });

  it('waits for nothing when it is asked for what is at hand, and has it made', async () => {
    const cache = new PageCache<string>();
    const first = later();
    const second = later();
    const making = [first, second];
    const make = (): Promise<string> => making.shift()!.promise;
    expect(cache.getAtHand('/', version('a'), make)).toBeNull();
    expect(making).toEqual([second]);
    first.resolve('old');
    await cache.refresh('/', version('a'), make);
    expect(cache.getAtHand('/', version('a'), make)).toBe('old');
    expect(cache.getAtHand('/', version('b'), make)).toBe('old');
    expect(making).toEqual([]);
    second.resolve('new');
    await cache.refresh('/', version('b'), make);
    expect(cache.getAtHand('/', version('b'), make)).toBe('new');
  });

  it('lets no page of another season stand in', async () => {
    const cache = new PageCache<string>();
    await cache.get('/', version('a', 'summer'), async () => 'old');
    const next = later();
    const make = (): Promise<string> => next.promise;
    expect(cache.getMade('/', version('a', 'summer'))).toBe('old');
    expect(cache.getMade('/', version('a', 'winter'))).toBeNull();
    expect(cache.getAtHand('/', version('a', 'winter'), make)).toBeNull();
    const asked = cache.get('/', version('a', 'winter'), make);
    next.resolve('new');
    expect(await asked).toBe('new');
  });

  it('has nothing to show for a page that never was', () => {
    expect(new PageCache<string>().peek('/')).toBeNull();
  });
});
