import type { RouteEntry } from './route-entry.ts';

/**
 * What the site says about the firm: the YAML files of `content/`, merged by their top-level keys.
 * The server writes it into the document as JSON; nothing of it is repeated in code.
 */
export interface SiteData {
  /** In the order in which they are tried. */
  readonly routes: readonly RouteEntry[];
  readonly brand: Brand;
  /** The host of canonical addresses: `www.example.com`. */
  readonly domain: string;
  /** Where the firm's days begin and end: `America/Chicago`. */
  readonly timeZone: string;
  readonly email: string;
  readonly phones: Readonly<Record<PhoneLine, Phone>>;
  readonly addresses: { readonly headquarters: Address; readonly houston: Address };
  readonly businessHours: readonly { readonly days: string; readonly hours: string }[];
  readonly social: readonly { readonly name: string; readonly href: string }[];
  readonly header: { readonly quote: SiteLink };
  readonly navigation: readonly NavigationItem[];
  readonly footer: Footer;
  readonly testimonials: readonly Testimonial[];
  readonly industries: readonly Industry[];
  readonly teasers: readonly Teaser[];
  readonly posts: readonly Post[];
  readonly forms: Forms;
  readonly crm: Crm;
  readonly screens: ScreenTexts;
}

export interface Brand {
  readonly name: string;
  readonly fullName: string;
  readonly tagline: string;
  readonly description: string;
}

export type PhoneLine = 'newCustomers' | 'existingCustomers' | 'tollFree' | 'helpdesk';

/** The text and the link of a line are two facts: they may differ. */
export interface Phone {
  readonly label: string;
  readonly display: string;
  readonly href: string;
}

export interface Address {
  readonly label: string;
  readonly street: string;
  readonly suite: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

export interface NavigationItem extends SiteLink {
  readonly items?: readonly NavigationItem[];
}

export interface Footer {
  readonly blurb: string;
  readonly formHeading: string;
  /** `{year}` is the current year. */
  readonly copyright: string;
  readonly links: readonly SiteLink[];
}

export interface Testimonial {
  /** The headline. */
  readonly summary: string;
  /** The quote. */
  readonly text: string;
  /** The quote in fewer words, for the edition "brief". */
  readonly briefText?: string;
  readonly author: { readonly name: string; readonly title: string; readonly company: string };
  readonly shortEdition: boolean;
}

export interface Industry {
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly defaultImage: string;
  readonly hoverImage: string;
  readonly alt: string;
}

export interface Teaser {
  readonly title: string;
  readonly dateLabel: string;
  readonly excerpt: string;
  readonly image: string;
  readonly alt: string;
  readonly link: string;
}

/** What a path is looked up in. */
export type SiteRoutes = Pick<SiteData, 'routes' | 'posts'>;

/** A blog post with a path of its own: `/{slug}`. */
export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** ISO date: `2024-11-01`. */
  readonly published: string;
  readonly image: string;
}

export type FormVariant = 'homepage' | 'contact-page' | 'standalone' | 'footer';

export interface FormTexts {
  readonly heading?: string;
  readonly intro?: string;
  readonly button: string;
  readonly note?: string;
  /** The choices of Subject; without them it is a free text. */
  readonly subjects?: readonly string[];
  readonly success: { readonly title: string; readonly text?: string };
  readonly failure: string;
}

export interface Forms {
  readonly variants: Readonly<Record<FormVariant, FormTexts>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly selectPlaceholder: string;
  readonly sending: string;
  readonly again: string;
  readonly fillIn: string;
}

/** A third party's form capture; counts only when script and ids are filled in. */
export interface Crm {
  readonly script: string;
  readonly clientId: string;
  readonly listId: string;
  readonly formType: string;
  /** Our field names to theirs. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface HeroTexts {
  readonly eyebrow?: string;
  readonly title: string;
  readonly text: string;
  readonly image: string;
  readonly link?: SiteLink;
}

export interface ScreenTexts {
  readonly contact: {
    readonly hero: HeroTexts;
    readonly phonesHeading: string;
    readonly officesHeading: string;
    readonly hoursHeading: string;
  };
  readonly notFound: { readonly hint: string; readonly links: readonly SiteLink[] };
}
