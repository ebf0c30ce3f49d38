import { today } from '../../contract/today.ts';
import { checkSiteLink } from '../check-site-link.ts';
import type { Complaint } from '../passage.ts';
import type { Path } from '../source-file.ts';
import { suggest } from '../suggest.ts';

/** What the content is checked against; what is not known is not checked. */
export interface Surroundings {
  /** The site's routes and the paths of its posts. */
  readonly pageRoutes?: readonly string[];
  /** Every file below public/, as pages name it: `/images/logo.svg`. */
  readonly publicFiles?: readonly string[];
}

/** What a schema cannot tell: numbers that differ; time zones, pictures and pages that are not there. */
export function checkFacts(key: string, value: unknown, around: Surroundings): Complaint[] {
  return [
    ...(key === 'phones' ? checkPhones(value) : []),
    ...(key === 'timeZone' ? checkTimeZone(String(value)) : []),
    ...textsIn([key], value).flatMap(({ at, text }) => [
      ...checkPicture(at, text, around.publicFiles),
      ...checkLink(at, text, around),
    ]),
  ];
}

function checkPhones(value: unknown): Complaint[] {
  const lines = Object.entries(value as Record<string, { display: string; href: string }>);
  return lines.flatMap(([line, { display, href }]) => {
    const [shown, dialed] = [digits(display), digits(href)];
    if (shown === dialed) return [];
    const message = `The number that is shown and the one that is dialed differ: ${display} and ${href}.`;
    return [
      {
        code: 'W110' as const,
        severity: 'warning' as const,
        at: ['phones', line, 'href'],
        message,
        suggestion: `tel:+1${shown}`,
      },
    ];
  });
}

function checkTimeZone(timeZone: string): Complaint[] {
  try {
    today(timeZone);
    return [];
  } catch {
    const suggestion = suggest(timeZone, Intl.supportedValuesOf('timeZone'));
    const message = `There is no time zone ${timeZone}.`;
    return [{ code: 'R309', at: ['timeZone'], message, suggestion }];
  }
}

/** The ten digits of an American number, without the country's. */
function digits(text: string): string {
  return text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}

function checkPicture(at: Path, text: string, files: readonly string[] | undefined): Complaint[] {
  if (!files || !/^(?:image|defaultImage|hoverImage)$/.test(String(at.at(-1)))) return [];
  if (files.includes(text)) return [];
  const message = `The picture ${text} is not in the folder public.`;
  const suggestion = suggest(text, files);
  return [{ code: 'W111', severity: 'warning', at, message, suggestion }];
}

function checkLink(at: Path, text: string, { pageRoutes, publicFiles }: Surroundings): Complaint[] {
  if (!pageRoutes || !/^(?:href|link|redirectTo|canonical)$/.test(String(at.at(-1)))) return [];
  return checkSiteLink(text, at, { pageRoutes, publicFiles });
}

interface Placed {
  readonly at: Path;
  readonly text: string;
}

function textsIn(at: Path, value: unknown): Placed[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn([...at, Array.isArray(value) ? Number(key) : key], inner),
  );
}
