import { createContext } from 'react';

/** The corrected body's HTML, where a server has prepared it; null in a browser. */
export const PreparedBody = createContext<string | null>(null);
