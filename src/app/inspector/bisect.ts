/** A search for the rule that makes a page wrong: somewhere behind `right` and up to `wrong`. */
export interface Bisection {
  /** With so many of the first rules the page was right. */
  readonly right: number;
  /** With so many it was wrong. */
  readonly wrong: number;
  /** With so many it is shown now. */
  readonly shown: number;
  /** The culprit's place among the rules; -1: the page is wrong without any rule; null: not known yet. */
  readonly culprit: number | null;
}

/** Begins with no rules at all: perhaps none of them is to blame. */
export function startBisection(rules: number): Bisection {
  return { right: 0, wrong: rules, shown: 0, culprit: null };
}

/** Goes on after a person has looked at the page. */
export function judge(search: Bisection, isWrong: boolean): Bisection {
  if (search.shown === 0 && isWrong) return { ...search, culprit: -1 };
  const right = isWrong ? search.right : search.shown;
  const wrong = isWrong ? search.shown : search.wrong;
  if (wrong - right <= 1) return { right, wrong, shown: wrong, culprit: wrong - 1 };
  return { right, wrong, shown: Math.floor((right + wrong) / 2), culprit: null };
}

/** How many more looks are needed at most. */
export function looksLeft({ right, wrong }: Bisection): number {
  return Math.ceil(Math.log2(Math.max(1, wrong - right)));
}
