import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeBody } from '../../src/app/page-body/place-body.ts';
import { readPreparedBody, type PageParts } from '../../src/app/page-body/prepared-body.ts';
import { visitStore } from '../../src/app/page-body/visit-store.ts';
import { fingerprint } from '../../src/contract/fingerprint.ts';

const HTML = '<main><p>Ask us</p></main>';

const parts: PageParts = {
  path: '/About/',
  endpoint: '/api/pages/about-us',
  html: HTML,
  rules: { version: 1, hash: 'one', rules: [] },
  record: {
    fingerprint: fingerprint(HTML),
    rulesHash: 'one',
    html: '<div class="page-body"><h2>Ask us</h2></div>',
    progress: { rules: [], wornOut: [] },
  },
};

describe('the body that the server has prepared', () => {
  afterEach(() => visitStore.setState({ isWatched: false }));

  it('is one of the same content and rules', () => {
    expect(readPreparedBody(parts)).toEqual({
      view: {
        path: '/about/',
        endpoint: '/api/pages/about-us',
        rules: parts.rules,
        progress: parts.record?.progress,
      },
      html: '<div class="page-body"><h2>Ask us</h2></div>',
      original: HTML,
    });
    expect(readPreparedBody({ ...parts })).not.toBeNull();
  });

  it.each([
    ['there is none', { record: null }],
    ['the content is another', { html: HTML.replace('us', 'me') }],
    ['the rules are others', { rules: { ...parts.rules, hash: 'two' } }],
  ])('is not used where %s', (_case, change) => {
    expect(readPreparedBody(parts)).not.toBeNull();
    expect(readPreparedBody({ ...parts, ...change })).toBeNull();
  });

  it('is not used where somebody wants to see how the page is made', () => {
    visitStore.setState({ isWatched: true });
    expect(readPreparedBody(parts)).toBeNull();
  });
});

describe('putting it into the page', () => {
  let host: HTMLElement;
  const meta = Object.assign(document.createElement('meta'), {
    name: 'form-token',
    content: 'a "token"',
  });

  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'));
    document.head.append(meta);
  });
  afterEach(() => {
    host.remove();
    meta.remove();
  });

  it('completes it: with its styles, and what its forms send', () => {
    const isPlaced = placeBody(
      host,
      '<div class="page-body"><p data-prepared-style="0 color: red;">One</p>' +
        '<input type="hidden" name="token" value="%form-token%"></div>',
    );
    expect(isPlaced).toBe(true);
    expect(host.querySelector('p')?.outerHTML).toBe('<p style="color: red;">One</p>');
    expect(host.querySelector('input')?.value).toBe('a "token"');
    expect(host.children).toHaveLength(1);
  });

  it('leaves the one that is there, and completes it', () => {
    host.innerHTML = '<div class="page-body"><p data-prepared-style="0 color: red;">One</p></div>';
    const paragraph = host.querySelector('p');
    expect(placeBody(host, '<div class="page-body">Two</div>')).toBe(true);
    expect(host.querySelector('p')).toBe(paragraph);
    expect(paragraph?.style.color).toBe('red');
  });

  it('tells when there is none', () => {
    expect(placeBody(host, '')).toBe(false);
  });
});
