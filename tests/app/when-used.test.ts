import { expect, it, vi } from 'vitest';
import { whenUsed } from '../../src/app/first-view/when-used.ts';

it.each(['keydown', 'pointerdown', 'touchstart'])(
  'hears %s where the page keeps it back',
  (sign) => {
    const field = document.createElement('textarea');
    // As React does in a part that it has not taken over yet.
    field.addEventListener(sign, (event) => event.stopPropagation());
    document.body.append(field);
    const onUse = vi.fn();
    whenUsed(onUse, new AbortController().signal);
    for (let times = 0; times < 2; times += 1)
      field.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(onUse).toHaveBeenCalledOnce();
    field.remove();
  },
);
