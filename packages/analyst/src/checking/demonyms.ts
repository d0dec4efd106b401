const minRoot = 4;

/** Returns the places that a demonym may refer to: "Kenya" for "kenyan", "China" for "chinese". */
export function findDemonymPlaces(word: string): string[] {
  const root = /^(\p{L}+?)(?:ian|an|n|ese)$/u.exec(word)?.[1];
  if (root === undefined || root.length < minRoot - 1) return [];
  return [`${root}ia`, `${root}a`, `${root}y`, root].filter(({ length }) => length >= minRoot);
}
