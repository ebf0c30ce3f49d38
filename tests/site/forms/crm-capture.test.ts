import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { changeSiteData } from '../../support/site-failures.ts';
import { collectMessages, fill, PERSON, submit, THANKS, useForms } from './form-visits.ts';

const { site, visit } = useForms();

describe('form capture of the CRM', () => {
  const SCRIPT = 'https://capture.crm.example/form.js';
  const configure = (page: Page) =>
    changeSiteData(page, (data) => ({
      ...data,
      crm: {
        ...data['crm'],
        script: SCRIPT,
        clientId: 'client-1',
        listId: 'list-1',
      },
    }));

  it('asks no third party while no ids are configured', async () => {
    const hosts = new Set<string>();
    const { page } = await visit('homepage', async (tab) => {
      tab.on('request', (request) => hosts.add(new URL(request.url()).origin));
    });
    await page.waitForTimeout(200);
    expect([...hosts].filter((host) => host !== 'null')).toEqual([site().origin]);
  });

  it.each([
    ['is blocked', (page: Page) => page.route(SCRIPT, (route) => route.abort())],
    ['hangs', (page: Page) => page.route(SCRIPT, () => {})],
    [
      'throws',
      (page: Page) =>
        page.route(SCRIPT, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
        ),
    ],
  ])('a configured script that %s never breaks a form', async (_name, breakScript) => {
    const { page, form } = await visit(
      'footer',
      async (tab) => {
        await breakScript(tab);
        await configure(tab);
        await collectMessages(tab);
      },
      { bypassCSP: true },
    );
    const script = page.locator(`script[src="${SCRIPT}"]`);
    await expect.poll(() => script.count()).toBe(1);
    await fill(form, PERSON);
    await submit(form);
    await page.locator('footer').getByText(THANKS[0]!).waitFor();
  });
});
