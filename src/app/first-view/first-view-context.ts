import { createContext, useContext } from 'react';
import type { FirstView } from '../../contract/first-view.ts';
import { normalizePath } from '../../contract/routes.ts';

/** A page's body that a server has corrected. */
export interface PreparedBody {
  readonly view: FirstView;
  /** Empty where the document has the body already. */
  readonly html: string;
  /** The page's whole HTML as it was exported, where that has come, too. */
  readonly original?: string;
}

export interface FirstViewState {
  readonly body: PreparedBody | null;
  /** The page was left: from now on its body is not in the document any more. */
  readonly leave: () => void;
}

const NONE: FirstViewState = { body: null, leave: () => {} };

export const FirstViewContext = createContext<FirstViewState>(NONE);

/** The prepared body of the page at a path, as long as it is there. */
export function usePreparedBody(path: string): PreparedBody | null {
  const { body } = useContext(FirstViewContext);
  return body && normalizePath(body.view.path) === normalizePath(path) ? body : null;
}
