/** The components that a rule may insert, by name, with what can be told about each in a rule. */

export interface ComponentContract {
  readonly summary: string;
  /** JSON Schemas of the props, by name. */
  readonly props: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export const components = {
  'blog-teasers': { summary: 'Five teasers that lead to blog posts.', props: {} },
  'contact-details': { summary: 'Both addresses and the three phone lines.', props: {} },
  'contact-form': {
    summary: 'A form that sends a message.',
    props: { variant: { enum: ['homepage', 'contact-page', 'standalone'] } },
  },
  'contact-hero': { summary: 'The heading block of the contact page.', props: {} },
  'industry-cards': { summary: 'A card for each industry served.', props: {} },
  'testimonial-carousel': {
    summary: 'What clients say, one quote at a time.',
    props: {
      edition: { enum: ['full', 'short', 'brief'] },
      background: { enum: ['plain', 'white'] },
    },
  },
} as const satisfies Record<string, ComponentContract>;

export type ComponentName = keyof typeof components;
