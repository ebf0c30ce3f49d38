import type { Phone, SiteData } from '../../contract/site.ts';
import { html, Html, jsonInHtml } from '../html.ts';
import type { Answer, AnswerContext } from './answer.ts';
import { findVariant } from './find-variant.ts';
import { writeForm } from './write-form.ts';

/** The page in the site's look that thanks for a message, or shows what is wrong with it. */
export function writeAnswerPage(answer: Answer, context: AnswerContext): string {
  const { site, styles, nonce } = context;
  const { title, main } =
    answer.kind === 'thanks' ? thanks(answer, site) : problem(answer, context);
  const data = jsonInHtml({ brand: { name: site.brand.name } });
  return html`<!doctype html>
    <html lang="en" class="light">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${site.brand.fullName}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script type="application/json" id="site-data">
          ${new Html(data)}
        </script>
        <script src="/theme.js" nonce="${nonce}"></script>
        ${[...styles, '/answer-page.css'].map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      </head>
      <body class="answer-page">
        <header><a href="/">${site.brand.fullName}</a></header>
        <main id="main">${main}</main>
        <footer>${phoneHelp(site)}</footer>
      </body>
    </html> `.text;
}

function thanks({ variant }: Answer & { kind: 'thanks' }, { forms }: SiteData) {
  const { title, text } = (findVariant(forms, variant) ?? forms.variants.footer).success;
  const main = html`<h1>${title}</h1>
    ${text !== undefined && html`<p>${text}</p>`}
    <p><a href="/">Back to the home page</a></p>`;
  return { title, main };
}

function problem({ message, errors }: Answer & { kind: 'problem' }, context: AnswerContext) {
  const { labels } = context.site.forms;
  const labelOf = (field: string) => (Object.hasOwn(labels, field) && labels[field]) || field;
  const items = Object.entries(errors).map(
    ([field, error]) => html`<li><a href="#${field}">${labelOf(field)}</a>: ${error}</li>`,
  );
  const title = 'Your message was not sent';
  const main = html`<h1>${title}</h1>
    <div class="problem" role="alert">
      <p>${message}</p>
      ${
        items.length > 0 &&
        html`<ul>
          ${items}
        </ul>`
      }
    </div>
    ${isUnread(context.body) ? GO_BACK : writeForm(errors, context)}`;
  return { title, main };
}

/** True where nobody has read what the form sent: it was too long, or came from another site. */
function isUnread(body: unknown): boolean {
  return body === null || body === undefined;
}

const GO_BACK = html`<p>Please go back: what you wrote is still in the form there.</p>`;

function phoneHelp({ phones }: SiteData): Html {
  const { newCustomers, tollFree } = phones;
  return html`<p>
    Would you rather talk? ${phoneLink(newCustomers)}, day and night ${phoneLink(tollFree)}
  </p>`;
}

function phoneLink({ display, href }: Phone): Html {
  return html`<a href="${href}">${display}</a>`;
}
