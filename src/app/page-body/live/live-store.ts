import { createStore } from 'zustand';

/** What the server last said about the rules. */
export interface LiveNews {
  /** Of the rules that are live; null until the server has said it. */
  readonly hash: string | null;
  /** What is wrong with the files, as in the terminal; the development server alone says it. */
  readonly problem: string;
  /** So wrong that older rules stay live. */
  readonly isRefused: boolean;
}

export const liveStore = createStore<LiveNews>(() => ({
  hash: null,
  problem: '',
  isRefused: false,
}));
