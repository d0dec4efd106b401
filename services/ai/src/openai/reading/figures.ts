/** The numbers in a text without thousands separators, so that "1,200" equals "1200". */
export const figuresOf = (text: string): string[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) =>
    figure.replaceAll(',', '').replace(/^0+(?=\d)/, ''),
  );

/** Whether every number of a statement occurs in its evidence. */
export function figuresWithin(statement: string, evidence: string): boolean {
  const known = new Set(figuresOf(evidence));
  return figuresOf(statement).every((figure) => known.has(figure));
}
