import { createMemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { followLinks } from '../../src/app/links/follow-links.ts';

/** A link beside others, and a router that is at `/one`; what is left to the browser is counted. */
function open(link: string) {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = `<p>${link}</p>`;
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/one'] });
  const stop = followLinks(host, router);
  let left = 0;
  host.addEventListener('click', (event) => {
    if (!event.defaultPrevented) left += 1;
    event.preventDefault();
  });
  onTestFinished(() => host.remove());
  const click = (init: MouseEventInit = {}): void => {
    const target = host.querySelector('b') ?? host.querySelector('a')!;
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  };
  return { router, click, stop, leftToBrowser: () => left };
}

it('leads a link of this site through the router, with query and place', () => {
  const { router, click, leftToBrowser } = open('<a href="/two?q=1#r"><b>two</b></a>');
  click();
  expect(router.state.location).toMatchObject({ pathname: '/two', search: '?q=1', hash: '#r' });
  expect(router.state.historyAction).toBe('PUSH');
  expect(leftToBrowser()).toBe(0);
});

it('leads a link that asks for the same tab through the router', () => {
  const { router, click } = open('<a href="/two" target="_self">two</a>');
  click();
  expect(router.state.location.pathname).toBe('/two');
});

it('does not leave the page that is shown behind itself', () => {
  const { router, click } = open('<a href="/one">one</a>');
  click();
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each([
  ['to another site', '<a href="https://example.com/">out</a>', {}],
  ['to a file', '<a href="/images/one.svg">a picture</a>', {}],
  ['to a mail program', '<a href="mailto:ann@firm.example">Ann</a>', {}],
  ['that opens a tab', '<a href="/two" target="_blank">two</a>', {}],
  ['that saves', '<a href="/two" download>two</a>', {}],
  ['to a place on this page', '<a href="#place">below</a>', {}],
  ['without an address', '<a>nowhere</a>', {}],
  ['clicked with Ctrl', '<a href="/two">two</a>', { ctrlKey: true }],
  ['clicked with Command', '<a href="/two">two</a>', { metaKey: true }],
  ['clicked with Shift', '<a href="/two">two</a>', { shiftKey: true }],
  ['clicked with Alt', '<a href="/two">two</a>', { altKey: true }],
  ['clicked with another button', '<a href="/two">two</a>', { button: 1 }],
])('leaves a link %s to the browser', (_, link, init) => {
  const { router, click, leftToBrowser } = open(link);
  click(init);
  expect(router.state.location.pathname).toBe('/one');
  expect(leftToBrowser()).toBe(1);
});

it('follows nothing once it is stopped', () => {
  const { router, click, stop, leftToBrowser } = open('<a href="/two">two</a>');
  stop();
  click();
  expect(router.state.location.pathname).toBe('/one');
  expect(leftToBrowser()).toBe(1);
});
