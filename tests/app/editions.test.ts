import { expect, it } from 'vitest';
import { chooseTestimonials } from '../../src/app/carousel/editions.ts';
import { site } from './support/site.ts';

const { testimonials } = site;
const full = chooseTestimonials(testimonials, 'full');

it('the full edition has every quote whole', () => {
  expect(full).toEqual(testimonials);
  expect(full).toHaveLength(5);
});

it('the short edition has three of them', () => {
  const short = chooseTestimonials(testimonials, 'short');
  expect(short).toHaveLength(3);
  expect(full).toEqual(expect.arrayContaining([...short]));
});

it('the brief edition has all of them, one in fewer words', () => {
  const brief = chooseTestimonials(testimonials, 'brief');
  const other = full.filter(({ text }, index) => text !== brief[index]?.text);
  expect(other).toHaveLength(1);
  const [{ summary, text, author }] = other as [(typeof other)[0]];
  const same = brief.find((one) => one.summary === summary);
  expect(same?.author).toEqual(author);
  expect(same?.text.length).toBeLessThan(text.length);
  expect(brief.map((one) => one.summary)).toEqual(full.map((one) => one.summary));
});
