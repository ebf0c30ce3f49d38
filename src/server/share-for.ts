/**
 * Does a piece of work once for all who ask within so many milliseconds. What fails is told to those
 * who wait for it, and done again for the next.
 */
export function shareFor<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): () => Promise<Result> {
  let shared: Promise<Result> | null = null;
  const forget = (): void => void (shared = null);
  return () => {
    shared ??= work().then(
      (result) => {
        setTimeout(forget, milliseconds).unref();
        return result;
      },
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    return shared;
  };
}
