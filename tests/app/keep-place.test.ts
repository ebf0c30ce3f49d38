import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepPlace } from '../../src/app/page-body/keep-place.ts';

const TALL = 'display: block; height: 500px';
const BODY = `<h1>Services</h1>
${['one', 'two', 'three'].map((id) => `<p id="${id}" style="${TALL}"><a href="/${id}">More</a> of ${id}</p>`).join('\n')}
<p style="${TALL}">The end</p>`;

let host: HTMLElement;
let root: HTMLElement;

beforeEach(() => {
  host = document.createElement('div');
  root = makeRoot();
  host.append(root);
  document.body.append(host);
});
afterEach(() => host.remove());

function makeRoot(first = ''): HTMLElement {
  const made = document.createElement('div');
  made.innerHTML = first + BODY;
  return made;
}

/** A page that is made anew, with something above all that was there before. */
function makeAnew(): HTMLElement {
  const next = makeRoot(`<p style="${TALL}"><a href="/new">New</a></p>`);
  keepPlace(root, () => root.replaceWith(next));
  return next;
}

describe('a part that is made anew', () => {
  it('leaves the focus at the same one of links that say the same', () => {
    root.querySelector<HTMLElement>('#two a')?.focus();
    const next = makeAnew();
    expect(document.activeElement).toBe(next.querySelector('#two a'));
  });

  it('leaves the focus at a heading that has it only as long as nothing else is focused', () => {
    const heading = root.querySelector<HTMLElement>('h1')!;
    heading.tabIndex = -1;
    heading.focus();
    const next = makeAnew();
    expect(document.activeElement).toBe(next.querySelector('h1'));
    next.querySelector<HTMLElement>('a')?.focus();
    expect(next.querySelector('h1')?.hasAttribute('tabindex')).toBe(false);
  });

  it('takes the focus from nobody when the link is gone', () => {
    root.querySelector<HTMLElement>('#three a')?.focus();
    const next = document.createElement('div');
    keepPlace(root, () => root.replaceWith(next));
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves what is read where it stands in the window', () => {
    root.querySelector('#two')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = root.querySelector('#two')?.getBoundingClientRect().top;
    const next = makeAnew();
    expect(next.querySelector('#two')?.getBoundingClientRect().top).toBeCloseTo(before!, 0);
  });

  it('leaves it there where the middle of the window is a gap between two blocks', () => {
    root.style.cssText = 'display: grid; gap: 200px';
    const middle = window.innerHeight / 2;
    const bottom = root.querySelector('#two')!.getBoundingClientRect().bottom;
    window.scrollBy({ top: bottom + 30 - middle, behavior: 'instant' });
    const before = root.querySelector('#two')!.getBoundingClientRect().top;
    const next = document.createElement('div');
    next.style.cssText = root.style.cssText;
    next.innerHTML = `<p style="${TALL}">New</p>${BODY}`;
    keepPlace(root, () => root.replaceWith(next));
    expect(next.querySelector('#two')?.getBoundingClientRect().top).toBeCloseTo(before, 0);
  });

  it('leaves a field outside of it where it stands, while somebody writes there', () => {
    const field = document.createElement('textarea');
    field.style.cssText = 'display: block; height: 80vh';
    host.append(field);
    field.focus();
    field.scrollIntoView({ block: 'end', behavior: 'instant' });
    const before = field.getBoundingClientRect().top;
    makeAnew();
    expect(field.getBoundingClientRect().top).toBeCloseTo(before, 0);
    expect(document.activeElement).toBe(field);
  });
});
