/** Beginnings that keep their hyphen: "non-profit", "self-assessment", "cost-share". */
const prefixes =
  /(^|[\s(“"])(non|self|co|pre|post|multi|cross|well|long|short|high|low|full|part|cost|in|on|off|re|sub|semi|anti|mid|all|ex|quasi|one|two|three|four|five|six|seven|eight|nine|ten|evidence|community|data|state|year|needs|project|grant)-$/i;

/** No word is longer; a whole paragraph would be searched for one at each of its lines. */
const longestWord = 100;

export type Hyphens = { join: (before: string, after: string) => string };

/**
 * Joins a line to the next. A hyphen at the line's end goes when the whole word stands elsewhere in
 * the document, stays when the hyphenated one does, and else goes unless the first part is a prefix
 * that is written with one.
 */
export function createHyphens(lines: Iterable<string>): Hyphens {
  const words = new Set<string>();
  for (const line of lines)
    for (const word of line.toLowerCase().match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? [])
      words.add(word);
  return {
    join: (before, after) => {
      const end = before.slice(-longestWord);
      const broken = end.endsWith('-') ? lastWord(end.slice(0, -1)) : '';
      const rest = /^[\p{Ll}\d]+(?:-[\p{L}\d]+)*/u.exec(after)?.[0];
      if (!broken || !rest)
        return /[-–—/]$/.test(end) && /\S[-/]$/.test(end) ? before + after : `${before} ${after}`;
      const whole = `${broken}${rest}`.toLowerCase();
      const compound = `${broken}-${rest}`.toLowerCase();
      const keep =
        words.has(compound) ||
        (!words.has(whole) && (prefixes.test(end) || /\d/.test(broken + rest)));
      return keep ? before + after : before.slice(0, -1) + after;
    },
  };
}

/** The word that a text ends with, with the hyphens inside it. */
const lastWord = (text: string): string =>
  text
    .split(/[^\p{L}\d-]|--/u)
    .at(-1)
    ?.replace(/^-/, '') ?? '';
