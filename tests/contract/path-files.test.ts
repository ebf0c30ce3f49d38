import { describe, expect, it } from 'vitest';
import { fileOfPath, pathOfFile } from '../../src/contract/path-files.ts';
import { rulesEndpoint } from '../../src/contract/rules-for-route.ts';

describe('the file of a path', () => {
  it.each([
    ['/', '/rules/index.json'],
    ['/about-us', '/rules/about-us.json'],
    ['/services/voip', '/rules/services/voip.json'],
    ['/services/voip/', '/rules/services/voip/index.json'],
    ['/card-index', '/rules/card-index.json'],
  ])('of %s is %s, and leads back', (path, file) => {
    expect(fileOfPath('rules', path)).toBe(file);
    expect(pathOfFile('rules', file)).toBe(path);
  });

  it('is the same however the path is written', () => {
    expect(fileOfPath('rules', '//Services/VoIP')).toBe('/rules/services/voip.json');
  });

  it('that holds rules is the same with a trailing slash', () => {
    expect(rulesEndpoint('/Services/VoIP/')).toBe('/rules/services/voip.json');
  });

  it.each([
    '/rules.json',
    '/rules/.json',
    '/rules/',
    '/rules/about-us',
    '/rules/about-us.html',
    '/prepared/about-us.json',
    'rules/about-us.json',
    '/x/rules/about-us.json',
  ])('%s names none', (address) => {
    expect(pathOfFile('rules', address)).toBeNull();
  });
});
