import { useMemo, useState, type ReactNode } from 'react';
import { FirstViewContext, type PreparedBody } from './first-view-context.ts';

interface Props {
  readonly body: PreparedBody | null;
  readonly children: ReactNode;
}

/** Keeps the body that the server prepared until its page is left. */
export function FirstViewProvider({ body, children }: Props) {
  const [current, setCurrent] = useState(body);
  const state = useMemo(() => ({ body: current, leave: () => setCurrent(null) }), [current]);
  return <FirstViewContext value={state}>{children}</FirstViewContext>;
}
