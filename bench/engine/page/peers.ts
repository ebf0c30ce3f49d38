import 'arrive';
import domMutator from 'dom-mutator';
import SelectorObserver from 'selector-observer';
import sentinel from 'sentinel-js';
import type { CompiledRule } from '../../../src/contract/rules.ts';
import { reads, type Statement } from './hand-written.ts';
import type { Systems } from './system.ts';

/** Other people's libraries. Loaded only to be measured: some watch the page from then on. */
const peers: Systems = {
  'dom-mutator': ({ rules }, edited) => rules.forEach((rule) => mutate(rule, edited)),
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

/**
 * It cannot read texts, and knows attributes, classes and HTML only: what it cannot do, it need not.
 * What it has written it is told of by the browser, so that it writes in more rounds than one.
 */
function mutate({ selectors: [css], action, options }: CompiledRule, edited: () => void): void {
  if (typeof css !== 'string') return;
  const { name = '', value = '', src, style = {} } = options as Record<string, string>;
  const set = (attribute: string, text: string): void => {
    domMutator.attribute(css, attribute, () => {
      edited();
      return text;
    });
  };
  if (action === 'hide') set('hidden', '');
  if (action === 'set-attribute') set(name, value);
  if (action === 'swap-image') set('src', `/${src}`);
  if (action === 'add-class') {
    domMutator.classes(css, (names: Set<string>) => {
      edited();
      names.add('corrected');
    });
  }
  if (action !== 'set-style') return;
  const text = Object.entries(style).map((declaration) => declaration.join(': '));
  set('style', `${text.join('; ')};`);
}
