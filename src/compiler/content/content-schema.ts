import { contactFields } from '../../contract/contact-message.ts';
import { ifThen, type JsonSchema } from '../schema/json-schema.ts';
import { flag, FORM, group, list, pattern, text } from './schema-parts.ts';

/**
 * What the YAML files of `content/` may say, by their top-level keys: the one place from which the
 * editor's schema is written and by which the files are checked.
 */

const DATE = '^\\d{4}-\\d{2}-\\d{2}$';
const href = pattern(FORM.link, 'Where it leads: /contact, https://…, tel:+1… or mailto:…');
const image = pattern(FORM.image, 'A picture below public/, such as /images/logo.svg.');
const slug = pattern(FORM.slug, 'The last part of the address: small letters, digits, hyphens.');
const link = group('A link.', { label: text('What the link reads.'), href });

const phone = group('A phone line. Text and link are two facts: keep them the same number.', {
  label: text('What the line is for.'),
  display: text('The number as people read it: (555) 555-0100.'),
  href: pattern(FORM.phoneLink, 'The number as a phone dials it: tel:+15555550100.'),
});

const address = group('A postal address.', {
  label: text('The office’s name.'),
  street: text('Street and number.'),
  suite: text('Suite, floor or room.'),
  city: text('City.'),
  state: pattern('^[A-Z]{2}$', 'State, two capital letters.'),
  zip: pattern('^\\d{5}$', 'ZIP code, in quotes, so that no zero is lost.'),
});

const navigationItem = (deeper: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  group('An entry of the navigation.', { label: text('What it reads.'), href, ...deeper });

const formTexts = group('What one of the contact forms says.', {
  'heading?': text('The heading above the form.'),
  'intro?': text('A sentence below the heading.'),
  button: text('The button.'),
  'note?': text('A note below the fields.'),
  'subjects?': list(text('A subject.'), 'The choices of Subject; without them it is free text.'),
  success: group('What a visitor reads when the message is on its way.', {
    title: text('The heading.'),
    'text?': text('More.'),
  }),
  failure: text('What a visitor reads when it went wrong.'),
});

/** They show one page of the source each. */
const SCREENS_OF_PAGES = ['home', 'page', 'services', 'industries', 'privacy'];
const OTHER_SCREENS = ['post', 'cloud-services'];

/** Some of the screens that a route may have. */
const hasScreen = (...names: string[]): JsonSchema => ({
  properties: { screen: { enum: names } },
  required: ['screen'],
});

/** Keys that must be there. */
const says = (...keys: string[]): JsonSchema => ({
  properties: Object.fromEntries(keys.map((key) => [key, true])),
  required: keys,
});

const route: JsonSchema = {
  ...group('One route of the site.', {
    pattern: pattern(FORM.path, 'The path: /about, /blog/:slug, /services/*.'),
    screen: {
      enum: [...SCREENS_OF_PAGES, ...OTHER_SCREENS, 'redirect'],
      description: 'The screen that shows it.',
    },
    'slug?': { type: 'string', description: 'The page’s name at the content source.' },
    'title?': text('The title; {brand}, {fullName} and {tagline} are filled in.'),
    'description?': text('One sentence for search engines.'),
    'canonical?': pattern(FORM.path, 'The path that search engines shall know.'),
    'redirectTo?': pattern(FORM.path, 'Where an old address leads.'),
    'fetchedDirectly?': { const: true, description: 'Fetched once more when loading fails.' },
    'failsBriefly?': { const: true, description: 'Says a failure in a few words.' },
    'kind?': { enum: ['service'], description: 'What structured data calls the page.' },
  }),
  allOf: [
    ifThen(hasScreen('redirect'), says('redirectTo')),
    ifThen(hasScreen(...SCREENS_OF_PAGES), says('slug')),
    ifThen(hasScreen(...SCREENS_OF_PAGES, ...OTHER_SCREENS), says('title', 'description')),
  ],
};

const hero = group('The opening block of a screen.', {
  'eyebrow?': text('A few words above the title.'),
  title: text('The title.'),
  text: text('A sentence or two.'),
  image,
  'link?': link,
});

/** Every top-level key of the content. */
export const contentSchemas: Readonly<Record<string, JsonSchema>> = {
  brand: group('The firm’s names.', {
    name: text('The short name.'),
    fullName: text('The whole name.'),
    tagline: text('The claim, without a full stop.'),
    description: text('One sentence for search engines.'),
  }),
  routes: list(route, 'Every route of the site, the exact before the general.'),
  domain: pattern(FORM.host, 'The host of canonical addresses: www.example.com.'),
  timeZone: pattern(
    FORM.timeZone,
    'Where the firm’s days begin and end: America/Chicago. Rules may count for some days only.',
  ),
  email: pattern(FORM.email, 'The address that is shown.'),
  phones: group('The phone lines.', {
    newCustomers: phone,
    existingCustomers: phone,
    tollFree: phone,
    helpdesk: phone,
  }),
  addresses: group('The offices.', { headquarters: address, houston: address }),
  businessHours: list(
    group('One line of the business hours.', {
      days: text('Monday to Friday'),
      hours: text('7:30 a.m. to 6:00 p.m.'),
    }),
    'When somebody is there.',
  ),
  social: list(
    group('A profile.', { name: text('The network’s name.'), href }),
    'Profiles elsewhere.',
  ),
  header: group('What stands in the header beside the navigation.', { quote: link }),
  navigation: list(
    navigationItem({
      'items?': list(
        navigationItem({ 'items?': list(navigationItem({}), 'Entries below.') }),
        'Entries below.',
      ),
    }),
    'The navigation, in order.',
  ),
  footer: group('The footer.', {
    blurb: text('A few sentences about the firm.'),
    formHeading: text('The heading above the form.'),
    copyright: text('{year} is the current year.'),
    links: list(link, 'Links at the very end.'),
  }),
  testimonials: list(
    group('What a client says.', {
      summary: text('The headline.'),
      text: text('The quote.'),
      'briefText?': text('The quote in fewer words, for the edition "brief".'),
      author: group('Who says it.', {
        name: text('The name.'),
        title: text('The position.'),
        company: text('The company.'),
      }),
      shortEdition: flag('True: also in the short carousel.'),
    }),
    'The testimonials, in order.',
  ),
  industries: list(
    group('A card of "Industries We Serve".', {
      title: text('The title.'),
      slug,
      summary: text('One sentence.'),
      defaultImage: image,
      hoverImage: image,
      alt: text('The text for whoever cannot see the picture.'),
    }),
    'The cards, in order.',
  ),
  teasers: list(
    group('A blog teaser of the home page.', {
      title: text('The title.'),
      dateLabel: text('The date as people read it: Nov 1, 2024.'),
      excerpt: text('A few sentences.'),
      image,
      alt: text('The text for whoever cannot see the picture.'),
      link: href,
    }),
    'The teasers, newest first.',
  ),
  posts: list(
    group('A blog post with a path of its own.', {
      slug,
      title: text('The title.'),
      description: text('One sentence for search engines.'),
      published: pattern(DATE, 'The day: 2024-11-01, in quotes.'),
      image,
    }),
    'The posts, newest first.',
  ),
  forms: group('The contact forms.', {
    labels: group(
      'What stands beside the fields.',
      Object.fromEntries(contactFields.map((field) => [field, text('A label.')])),
    ),
    selectPlaceholder: text('Before something is chosen.'),
    sending: text('While it is being sent.'),
    again: text('The button for another message.'),
    fillIn: text('When something is missing.'),
    variants: group('The four forms.', {
      homepage: formTexts,
      'contact-page': formTexts,
      standalone: formTexts,
      footer: formTexts,
    }),
  }),
  crm: group('Form capture of a customer management system; empty texts keep it off.', {
    script: { type: 'string', description: 'The script’s address.' },
    clientId: { type: 'string', description: 'The firm’s number there.' },
    listId: { type: 'string', description: 'The list’s number there.' },
    formType: { type: 'string', description: 'How the form is called there.' },
    fields: {
      type: 'object',
      description: 'Our field names to theirs.',
      additionalProperties: text('Their name.'),
    },
  }),
  screens: group('What screens say that have no exported page.', {
    contact: group('The contact page.', {
      hero,
      phonesHeading: text('Above the phone lines.'),
      officesHeading: text('Above the offices.'),
      hoursHeading: text('Above the business hours.'),
    }),
    notFound: group('The page for what is not there.', {
      hint: text('A sentence.'),
      links: list(link, 'Where to go instead.'),
    }),
  }),
};

/** The schema of one top-level key. */
export function contentSchema(key: string): JsonSchema {
  return contentSchemas[key] ?? {};
}

/** A whole content file: any of the keys. */
export function contentFileSchema(): JsonSchema {
  return {
    type: 'object',
    properties: contentSchemas,
    additionalProperties: false,
    minProperties: 1,
  };
}
