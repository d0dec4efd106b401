/** So many characters of text are kept for each kind of reading while one piece of work goes on. */
const enough = 500_000;

const turners: (() => void)[] = [];

/**
 * A way to read a text that reads each text once: a check asks the same of every sentence from many
 * sides. What comes back is shared, so nobody may change it.
 */
export const remembered = <T>(read: (text: string) => T): ((text: string) => T) => {
  let recent = new Map<string, { was: T }>();
  let older = recent;
  let size = 0;
  const turn = (): void => {
    older = recent;
    recent = new Map();
    size = 0;
  };
  turners.push(turn);
  return (text) => {
    const known = recent.get(text);
    if (known) return known.was;
    if (size > enough) turn();
    const found = older.get(text) ?? { was: read(text) };
    recent.set(text, found);
    size += text.length;
    return found.was;
  };
};

/**
 * To be called when a piece of work is done. What it read is kept for the next one, since a draft is
 * checked again and again against the same papers; what that one has no use for is dropped with it, so
 * that nobody's papers are held for long.
 */
export const forgetUnused = (): void => {
  for (const turn of turners) turn();
};
