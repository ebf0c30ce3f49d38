import type { ComponentType } from 'react';
import type { ComponentName } from '../../contract/components.ts';
import { TestimonialCarousel } from '../carousel/testimonial-carousel.tsx';
import { ContactForm } from '../contact-form/contact-form.tsx';
import { BlogTeasers } from './blog-teasers.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactHero } from './contact-hero.tsx';
import { IndustryCards } from './industry-cards.tsx';

type Props = Readonly<Record<string, unknown>>;

/** The components that rules may insert. The compiler has checked the props of each rule. */
export const insertable: Readonly<Record<ComponentName, ComponentType<Props>>> = {
  'blog-teasers': BlogTeasers,
  'contact-details': ContactDetails,
  'contact-form': ContactForm as ComponentType<Props>,
  'contact-hero': ContactHero,
  'industry-cards': IndustryCards,
  'testimonial-carousel': TestimonialCarousel as ComponentType<Props>,
};
