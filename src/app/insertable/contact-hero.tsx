import { Hero } from '../parts/hero.tsx';
import { useSite } from '../site/site-context.ts';

/** The heading block of the contact page. */
export function ContactHero() {
  return <Hero texts={useSite().screens.contact.hero} />;
}
