import { makeRule } from '../../support/rule.ts';
import { answerRequests, json, noRules, page, type SentRequest } from './answer-requests.ts';
import { showApp } from './show-app.tsx';

/** What a visitor may write. */
export const filled = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@firm.example',
  phone: '361 555 0100',
  subject: 'Phones',
  message: 'They do not ring.',
};

/** A page into which a rule puts a variant of the form. */
export function formPage(variant: string): Record<string, () => Response> {
  const rule = makeRule({
    selectors: ['#here'],
    action: 'insert-component',
    options: { component: 'contact-form', position: 'start', props: { variant } },
    once: true,
  });
  return { '/rules/*': () => json({ version: 1, hash: '0', rules: [rule] }) };
}

/** The site with the form of its footer, which is loaded. */
export async function openForm(
  contact: () => Response | Promise<Response>,
  more: Record<string, () => Response> = {},
) {
  const requests = answerRequests({
    '/api/contact': contact,
    '/api/pages/home': page('<h1>Home</h1><div id="here"></div>'),
    '/rules/*': noRules,
    ...more,
  });
  const app = showApp('/');
  // Somebody comes near: the form's code is loaded then.
  const place = await app.find('footer [data-island]');
  place.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  return { ...app, requests, form: await app.find<HTMLFormElement>('footer form') };
}

export function fill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
  }
}

export function submit(form: HTMLFormElement): void {
  form.querySelector<HTMLButtonElement>('[type=submit]')!.click();
}

export function sent(requests: readonly SentRequest[]): unknown[] {
  return requests.filter(({ url }) => url === '/api/contact').map(({ body }) => body);
}
