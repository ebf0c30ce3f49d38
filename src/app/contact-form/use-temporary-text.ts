import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A text that goes away by itself.
 * @param duration milliseconds; null: it stays
 */
export function useTemporaryText(
  duration: number | null,
): [text: string | null, show: (text: string | null) => void] {
  const [text, setText] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(
    (next: string | null) => {
      clearTimeout(timer.current);
      setText(next);
      if (next !== null && duration !== null) {
        timer.current = setTimeout(() => setText(null), duration);
      }
    },
    [duration],
  );
  return [text, show];
}
