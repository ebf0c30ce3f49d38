import { useState, type HTMLAttributes } from 'react';
import { useHydrated } from '../site/use-hydrated.ts';

type InnerHtml = Pick<
  HTMLAttributes<HTMLElement>,
  'dangerouslySetInnerHTML' | 'suppressHydrationWarning'
>;

/**
 * The props of an element that holds HTML which a server has drawn: the server writes it, a browser
 * that takes the screen over leaves it as it stands, and one that draws by itself leaves it empty.
 */
export function useInnerHtml(html: string): InnerHtml {
  const isTakenOver = !useHydrated();
  const [inner] = useState(() => (isTakenOver ? write(html) : {}));
  return inner;
}

function write(html: string): InnerHtml {
  return { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
}
