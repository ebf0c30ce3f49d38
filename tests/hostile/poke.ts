/** Does to every element what a visitor may do, and whatever its own handlers wait for. */
export function poke(host: Element): void {
  for (const element of host.querySelectorAll<HTMLElement>('*')) {
    for (const name of element.getAttributeNames().filter((one) => one.startsWith('on'))) {
      element.dispatchEvent(new Event(name.slice(2)));
    }
    if (element.matches('a, area, button, input, summary, label, svg a, [tabindex]'))
      press(element);
  }
}

/** Presses what can be pressed. What would lead to another page is held back: code is not. */
function press(element: Element): void {
  const stay = (event: Event): void => {
    const link = (event.target as Element).closest('a, area');
    const address = link?.getAttribute('href') ?? link?.getAttribute('xlink:href') ?? '';
    const isCode = link !== null && /^\W*j\W*a\W*v\W*a/i.test(address);
    if (!isCode) event.preventDefault();
  };
  addEventListener('click', stay, true);
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  removeEventListener('click', stay, true);
}
