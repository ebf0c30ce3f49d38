import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareModule } from '../../src/app/page-body/prepare-module.ts';
import { PageBody } from '../../src/app/page-body/page-body.tsx';
import type { CompiledRule, CompiledRules } from '../../src/contract/rules.ts';
import { makeRule } from '../support/rule.ts';

const insert = (component: string): CompiledRule =>
  makeRule({
    id: `insert-${component}`,
    selectors: ['h1'],
    action: 'insert-component',
    options: { component, position: 'after' },
  });

const HTML = '<main><h1>One</h1></main>';

let root: Root;
let host: HTMLElement;

/** No site data is provided, so every component that needs them fails when it is drawn. */
async function show(rules: readonly CompiledRule[], html = HTML) {
  const compiled: CompiledRules = { version: 1, hash: '', rules };
  const { openPage } = await prepareModule.load();
  root.render(<PageBody html={html} path="/one" rules={compiled} open={openPage} />);
  await vi.waitFor(() => expect(host.querySelector('.page-body')).not.toBeNull());
}

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host, { onCaughtError: () => {} });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  root.unmount();
  host.remove();
  vi.restoreAllMocks();
});

describe('a component that fails', () => {
  it('stops neither the page nor another rule, and is told of', async () => {
    const color = makeRule({
      id: 'last',
      selectors: ['h1'],
      action: 'add-class',
      options: { class: 'found' },
    });
    await show([insert('testimonial-carousel'), insert('nothing-of-the-kind'), color]);
    await vi.waitFor(() => {
      const told = vi
        .mocked(console.error)
        .mock.calls.map(([message]) => String(message))
        .join('\n');
      expect(told).toContain('"testimonial-carousel" failed');
      expect(told).toContain('"nothing-of-the-kind"');
    });
    expect(host.querySelector('h1')?.className).toBe('found');
    expect(host.querySelectorAll('[data-component]')).toHaveLength(2);
  });
});

describe('leaving the page', () => {
  it('takes everything with it', async () => {
    await show([insert('contact-hero')]);
    root.unmount();
    expect(host.innerHTML).toBe('');
    root = createRoot(host);
  });
});
