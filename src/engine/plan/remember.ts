/** So many are known at a time: a page that makes a new name every second would fill the memory. */
const MOST = 5_000;

/** What is known for a name; made when it is asked for and not known. */
export function remember<Made>(
  known: Map<string, Made>,
  name: string,
  make: (name: string) => Made,
): Made {
  const there = known.get(name);
  if (there !== undefined) return there;
  if (known.size >= MOST) known.clear();
  const made = make(name);
  known.set(name, made);
  return made;
}
