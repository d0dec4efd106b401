/** Maximum number of characters in each cache during a job. */
const maxCachedCharacters = 500_000;

const ageCaches: (() => void)[] = [];

/**
 * Wraps a parser so that each text is parsed only once, since a check reads every sentence many times. Results are
 * shared and must not be modified.
 */
export const cacheByText = <T>(read: (text: string) => T): ((text: string) => T) => {
  let recent = new Map<string, { was: T }>();
  let older = recent;
  let size = 0;
  const ageCache = (): void => {
    older = recent;
    recent = new Map();
    size = 0;
  };
  ageCaches.push(ageCache);
  return (text) => {
    const cached = recent.get(text);
    if (cached) return cached.was;
    if (size > maxCachedCharacters) ageCache();
    const entry = older.get(text) ?? { was: read(text) };
    recent.set(text, entry);
    size += text.length;
    return entry.was;
  };
};

/**
 * Ends a job. Keeps its texts for the next job, since a draft is checked repeatedly against the same documents. Texts
 * that the next job does not use are dropped at its end, so that users' documents do not remain in memory.
 */
export const endCachedJob = (): void => {
  for (const ageCache of ageCaches) ageCache();
};
