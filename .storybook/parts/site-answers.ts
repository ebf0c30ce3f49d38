import { rules } from 'virtual:site';
import { pathOfRules, rulesForRoute } from '../../src/contract/rules-for-route.ts';
import { json, type Answers } from '../../tests/support/answers.ts';

const contents = import.meta.glob<string>('../../content/**/*.html', {
  query: '?raw',
  import: 'default',
});

/** The server on a good day: the embedded content, the real rules, and a form that is taken. */
export const siteAnswers: Answers = {
  '/api/pages/*': answerPage,
  '/api/blog/*': answerPage,
  '/api/contact': () => json({ success: true }),
  '/prepared/*': () => json(null),
  '/rules/*': ({ url }) => json(rulesForRoute(rules, pathOfRules(new URL(url).pathname) ?? '/')),
};

async function answerPage({ url }: Request): Promise<Response> {
  const name = new URL(url).pathname.replace('/api/', '');
  const load = contents[`../../content/${name}.html`];
  return load ? json({ content: await load() }) : json({ message: 'Not found.' }, 404);
}
