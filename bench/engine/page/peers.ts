import 'arrive';
import domMutator from 'dom-mutator';
import SelectorObserver from 'selector-observer';
import sentinel from 'sentinel-js';
import type { CompiledRule } from '../../../src/contract/rules.ts';
import { reads, type Statement } from './hand-written.ts';
import type { Systems } from './system.ts';

/** Other people's libraries. Loaded only to be measured: some watch the page from then on. */
const peers: Systems = {
  'dom-mutator': ({ rules }) => rules.forEach(mutate),
  'selector-observer'({ root, statements }, edited) {
    const observer = new SelectorObserver(root);
    for (const statement of statements) {
      observer.observe(statement.css, { add: whenFound(statement, edited) });
    }
  },
  arrive({ root, statements }, edited) {
    for (const statement of statements) {
      root.arrive(statement.css, { existing: true }, whenFound(statement, edited));
    }
  },
  sentinel({ statements }, edited) {
    for (const statement of statements) {
      sentinel.on(statement.css, whenFound(statement, edited));
    }
  },
};

Object.assign(globalThis.bench.systems, peers);

declare global {
  interface Element {
    arrive(css: string, options: object, callback: (element: Element) => void): void;
  }
}

function whenFound(statement: Statement, edited: () => void): (element: Element) => void {
  return (element) => {
    if (!reads(element, statement)) return;
    statement.edit(element);
    edited();
  };
}

/** It cannot read texts, and knows attributes, classes and HTML only: what it cannot do, it need not. */
function mutate({ selectors: [css], action, options }: CompiledRule): void {
  if (typeof css !== 'string') return;
  const { name = '', value = '', src, style = {} } = options as Record<string, string>;
  if (action === 'hide') domMutator.attribute(css, 'hidden', () => '');
  if (action === 'add-class')
    domMutator.classes(css, (names: Set<string>) => names.add('corrected'));
  if (action === 'set-attribute') domMutator.attribute(css, name, () => value);
  if (action === 'swap-image') domMutator.attribute(css, 'src', () => `/${src}`);
  if (action !== 'set-style') return;
  const text = Object.entries(style).map((declaration) => declaration.join(': '));
  domMutator.attribute(css, 'style', () => `${text.join('; ')};`);
}
