import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawIsland } from '../../src/app/page-body/draw-island.tsx';
import { site } from './support/site.ts';

let errors: ErrorEvent[];
const note = (event: ErrorEvent): void => {
  errors.push(event);
  event.preventDefault();
};

beforeEach(() => {
  errors = [];
  addEventListener('error', note);
});
afterEach(() => removeEventListener('error', note));

/** A place with something in it that the component does not draw. */
function openPlace() {
  const element = document.createElement('div');
  element.innerHTML = '<p>As somebody else has drawn it.</p>';
  document.body.append(element);
  return { id: 'hero', element, component: 'contact-hero', props: {} };
}

it('tells of a component that is not as the server has drawn it', async () => {
  const takeAway = drawIsland(openPlace(), site);
  await expect.poll(() => errors.length).toBe(1);
  takeAway();
});

it('reports no error when a page is left while a component on it comes alive', async () => {
  const place = openPlace();
  drawIsland(place, site)();
  await expect.poll(() => place.element.childNodes.length).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(errors.map(({ message }) => message)).toEqual([]);
});
