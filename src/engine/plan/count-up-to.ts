/**
 * How many numbers of a list are not above one.
 * @param list ascending
 */
export function countUpTo(number: number, list: readonly number[]): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as number) <= number) low = middle + 1;
    else high = middle;
  }
  return low;
}
