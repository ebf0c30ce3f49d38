import { describe, expect, it } from 'vitest';
import { failRequests, type Failure } from '../../support/site-failures.ts';
import { expectHelp, heal, mainText, useFailingPages } from './failing-pages.ts';

const { open, fail } = useFailingPages();

describe('industries', () => {
  it.each<[string, Failure]>([
    ['/industries', 'status 500'],
    ['/industries/legal', 'status 404'],
    ['/industries/oil-gas', 'HTML'],
    ['/industries/finance', 'truncated'],
  ])('%s, %s: page endpoint, blog endpoint, each once, then the error', async (path, failure) => {
    const failed = await fail(path, failure);
    expect(await mainText(failed.page)).toContain(`Error loading content for: ${path}`);
    expect(failed.requests).toHaveLength(2);
    expect(failed.requests[0]).toBe(`/api/pages${path}`);
    expect(failed.requests[1]).toMatch(/^\/api\/blog\/./);
    await expectHelp(failed.page);
    await heal(failed, 'Try Again');
  });

  it('shows what the blog endpoint answers when the page endpoint fails', async () => {
    const page = await open('/industries/legal', {
      before: async (tab) => {
        await failRequests(tab, '/api/pages/', 'status 500');
        await tab.route('**/api/blog/**', (route) =>
          route.fulfill({ json: { content: '<main><h1>Found in the blog</h1></main>' } }),
        );
      },
    });
    expect(await page.locator('main h1').innerText()).toBe('Found in the blog');
  });
});
