import { describe, expect, it } from 'vitest';
import { openPage, type OpenPage } from '../support/open-page.ts';
import { makeRule } from '../support/rule.ts';

function unwrapLink(html: string): OpenPage {
  const page = openPage(html, [makeRule({ selectors: ['a'], action: 'unwrap' })]);
  page.session.applyNow();
  return page;
}

describe('taking an unwrap back', () => {
  it('loses nothing when somebody else has joined the texts of the page', () => {
    const { root, session } = unwrapLink('<p>one <a href="/two"><img src="/a.svg" alt=""></a></p>');
    root.normalize();
    session.revert();
    expect(root.innerHTML).toBe('<p>one <img src="/a.svg" alt=""></p>');
  });

  it('leaves alone what somebody else has moved or taken away', () => {
    const { root, session } = unwrapLink(
      '<p><a href="/"><b>1</b><i>2</i><u>3</u></a></p><div></div>',
    );
    root.querySelector('div')!.append(root.querySelector('b')!);
    root.querySelector('i')!.remove();
    session.revert();
    expect(root.innerHTML).toBe('<p><a href="/"><u>3</u></a></p><div><b>1</b></div>');
  });
});
