import { describe, expect, it } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { ruleFile, ruleText } from './rule-text.ts';

function codesFor(selector: string): string[] {
  const { diagnostics } = compileRules([ruleFile([ruleText({ selector })])]);
  return diagnostics.map(({ code }) => code);
}

describe('a link', () => {
  it.each([
    `'a[href="/industries/legal"]'`,
    `'a[href="/industries/legal/"]'`,
    `'a[href*="industries/legal"]'`,
    `'a[href^="/industries/legal"]'`,
    `'a[href$="/legal"]'`,
    `'a[href*="legal"]'`,
    `'a[href="https://www.example.com/industries/legal/"]'`,
    `'a.card:not([href="/industries/legal"])'`,
    `'a[href="/blog/long-term-cookies-and-terms"]'`,
    `'a[href*="/services/privacy-for-schools"]'`,
    `{ container-of: 'a[href="/industries/legal"]' }`,
    `{ css: a, text: Legal }`,
  ])('to any other page may be looked for: %s', (selector) => {
    expect(codesFor(selector)).toEqual([]);
  });

  it.each([
    `'a[href="/privacy"]'`,
    `'a[href="/Privacy/"]'`,
    `'a[href*="privacy"]'`,
    `'a[href^="/privacy-policy"]'`,
    `'a[href$="/terms-of-service.html"]'`,
    `'a[href*="/terms"]'`,
    `'a[href="/about/cookies#list"]'`,
    `'a[href="/legal"]'`,
    `'a[href^="/legal/"]'`,
    `'a[href="https://www.example.com/legal?x=1"]'`,
    `'a[href="/legal/imprint"]'`,
    `'a[href*="impressum"]'`,
    `{ css: a, text: Privacy  Policy }`,
    `{ css: a, text: Terms of Use }`,
  ])('to a legal page stays protected: %s', (selector) => {
    expect(codesFor(selector)).toEqual(['R103']);
  });
});
