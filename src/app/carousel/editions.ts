import type { Testimonial } from '../../contract/site.ts';

export type Edition = 'full' | 'short' | 'brief';
export type Background = 'plain' | 'white';

export interface CarouselProps {
  readonly edition?: Edition;
  readonly background?: Background;
}

/** The quotes of an edition: all, three, or all with their brief texts. */
export function chooseTestimonials(
  testimonials: readonly Testimonial[],
  edition: Edition,
): readonly Testimonial[] {
  if (edition === 'short') return testimonials.filter(({ shortEdition }) => shortEdition);
  if (edition === 'full') return testimonials;
  return testimonials.map((testimonial) => ({
    ...testimonial,
    text: testimonial.briefText ?? testimonial.text,
  }));
}
