/** The numbers in a text, without separators of thousands, so that "1,200" and "1200" are one. */
export const figuresOf = (text: string): string[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) =>
    figure.replaceAll(',', '').replace(/^0+(?=\d)/, ''),
  );

/** Whether every number of a statement stands in its evidence too. */
export function figuresWithin(statement: string, evidence: string): boolean {
  const known = new Set(figuresOf(evidence));
  return figuresOf(statement).every((figure) => known.has(figure));
}
