/** The end of a period after its first year: "–2029", "-29", " to 2029". */
export const periodEnd =
  '(?: ?[-–—/] ?| (?:to|through|until) )(?:FY ?)?((?:19|20)\\d\\d|\\d\\d)\\b';

/**
 * Returns the last year of a period: 2029 for "2025–2029" and "2025–29".
 *
 * @param end the number after the first year, if the text states a period; a month ("2025-04") is not the end of one
 */
export function getLastYear(first: string, end: string | undefined): number {
  const start = Number(first);
  if (end === undefined) return start;
  const last = end.length === 4 ? Number(end) : Number(`${first.slice(0, 2)}${end}`);
  return Math.max(start, last);
}
