import { openSession, type Report } from '../../../src/engine/index.ts';
import { runByHand } from './hand-written.ts';
import type { Systems } from './system.ts';

declare global {
  /** What the last run gave back, so that nobody can leave it out. */
  var lastReport: Report | number;
}

/** The engine, and what it is measured by. */
export const OWN: Systems = {
  ours({ root, rules }, edited) {
    const session = openSession({ root, path: '/', rules });
    session.applyNow();
    globalThis.lastReport = session.report();
    return (signal) => {
      session.start(signal);
      // What takes long goes on in a later task.
      new MutationObserver(edited).observe(root, {
        attributes: true,
        childList: true,
        subtree: true,
      });
    };
  },
  'hand-written'({ root, statements }) {
    runByHand(statements, root);
    return () => (added) => runByHand(statements, added);
  },
  floor({ root, targets }, edited) {
    globalThis.lastReport = walk(root);
    for (const { element, statement } of targets) statement.edit(element);
    return () => {
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) walk(node);
        edited();
      }).observe(root, { childList: true, subtree: true });
    };
  },
};

/** Reads the id and the classes of every element inside of a node. Returns their length. */
function walk(scope: Node): number {
  let length = 0;
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    length += (node as Element).id.length + (node as Element).className.length;
  }
  return length;
}
