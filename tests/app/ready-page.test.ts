import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { prepareModule } from '../../src/app/page-body/prepare-module.ts';
import type { CompiledRules } from '../../src/contract/rules.ts';
import { makeRule } from '../support/rule.ts';
import { writeSiteData } from './support/write-site-data.ts';

const html = '<main><h1>One</h1></main>';
const path = '/one';

let pages: Awaited<ReturnType<typeof prepareModule.load>>;
beforeAll(async () => {
  pages = await prepareModule.load();
});

it('is shown as it was prepared, with its rules applied and nothing parsed again', () => {
  const rules = rulesThatAdd('red');
  pages.makePageReady({ html, rules, path });
  const parse = spyOnParser();
  expect(open(html, rules, path)).toBe('red');
  expect(parse).not.toHaveBeenCalled();
});

it('is prepared once, however often somebody points at its link', () => {
  const rules = rulesThatAdd('red');
  const parse = spyOnParser();
  pages.makePageReady({ html, rules, path });
  pages.makePageReady({ html, rules: { ...rules }, path });
  expect(parse).toHaveBeenCalledTimes(1);
});

it('is shown once', () => {
  const rules = rulesThatAdd('red');
  pages.makePageReady({ html, rules, path });
  open(html, rules, path);
  const parse = spyOnParser();
  expect(open(html, rules, path)).toBe('red');
  expect(parse).toHaveBeenCalledTimes(1);
});

it.each([
  ['its rules became others', html, rulesThatAdd('blue'), path, 'blue'],
  [
    'its content became another',
    '<main><h1>1</h1><p></p></main>',
    rulesThatAdd('red'),
    path,
    'red',
  ],
  ['it is shown under another path', html, rulesThatAdd('red'), '/one/', 'red'],
])('is prepared anew when %s', (_, newHtml, newRules, newPath, color) => {
  pages.makePageReady({ html, rules: rulesThatAdd('red'), path });
  const parse = spyOnParser();
  expect(open(newHtml, newRules, newPath)).toBe(color);
  expect(parse).toHaveBeenCalledTimes(1);
});

it('is prepared anew when the last day of a rule has passed at the firm, wherever it is read', () => {
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(writeSiteData({ timeZone: 'America/Chicago' }));
  const [rule] = rulesThatAdd('red').rules;
  const rules = { version: 1, hash: 'season', rules: [{ ...rule!, until: '2026-12-24' }] } as const;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-25T05:59:59Z') });
  pages.makePageReady({ html, rules, path });
  expect(open(html, rules, path)).toBe('red');
  pages.makePageReady({ html, rules, path });
  vi.setSystemTime(Date.parse('2026-12-25T06:00:00Z'));
  expect(open(html, rules, path)).toBe('');
});

it('lets its images wait behind the first one', () => {
  const image = '<img width="8" height="8" alt="" src="/favicon.svg">';
  const host = document.createElement('div');
  const page = pages.openPage(`<main>${image}${image}</main>`, rulesThatAdd('red'), { host, path });
  const images = [...host.querySelectorAll('img')];
  expect(images.map((one) => one.getAttribute('loading'))).toEqual([null, 'lazy']);
  page.end();
});

it('keeps the elements that wait for a component', () => {
  const insert = makeRule({
    id: 'insert',
    selectors: ['h1'],
    action: 'insert-component',
    options: { component: 'contact-hero', position: 'after' },
  });
  const rules = { version: 1, hash: 'hero', rules: [insert] } as const;
  pages.makePageReady({ html, rules, path });
  const host = document.createElement('div');
  const page = pages.openPage(html, rules, { host, path });
  expect(page.mountPoints.list().map(({ element }) => element)).toEqual([
    host.querySelector('[data-component]'),
  ]);
  page.end();
  expect(page.mountPoints.list()).toEqual([]);
});

function rulesThatAdd(color: string): CompiledRules {
  const rule = makeRule({
    id: color,
    selectors: ['h1'],
    action: 'add-class',
    options: { class: color },
  });
  return { version: 1, hash: color, rules: [rule] };
}

/** Shows a page for a moment; the class that its heading has. */
function open(content: string, rules: CompiledRules, at: string): string | undefined {
  const host = document.createElement('div');
  const page = pages.openPage(content, rules, { host, path: at });
  const color = host.querySelector('h1')?.className;
  page.end();
  return color;
}

function spyOnParser() {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  onTestFinished(() => parse.mockRestore());
  return parse;
}
