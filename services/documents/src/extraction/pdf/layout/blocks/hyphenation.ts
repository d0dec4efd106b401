/** Prefixes that keep their hyphen, as in "non-profit" and "cost-share". */
const prefixes =
  /(^|[\s(“"])(non|self|co|pre|post|multi|cross|well|long|short|high|low|full|part|cost|in|on|off|re|sub|semi|anti|mid|all|ex|quasi|one|two|three|four|five|six|seven|eight|nine|ten|evidence|community|data|state|year|needs|project|grant)-$/i;

/** Limits the search for the last word in a long paragraph. */
const maxWordLength = 100;

export type LineJoiner = { join: (before: string, after: string) => string };

/**
 * Creates a function that joins lines. It keeps a hyphen at the end of a line if the document contains the hyphenated
 * word elsewhere, removes the hyphen if the document contains the word without it, and otherwise keeps it only after
 * certain prefixes.
 */
export function createLineJoiner(lines: Iterable<string>): LineJoiner {
  const words = new Set<string>();
  for (const line of lines)
    for (const word of line.toLowerCase().match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? [])
      words.add(word);
  return {
    join: (before, after) => {
      const end = before.slice(-maxWordLength);
      const broken = end.endsWith('-') ? findLastWord(end.slice(0, -1)) : '';
      const rest = /^[\p{Ll}\d]+(?:-[\p{L}\d]+)*/u.exec(after)?.[0];
      if (!broken || !rest)
        return /[-–—/]$/.test(end) && /\S[-/]$/.test(end) ? before + after : `${before} ${after}`;
      const joinedWord = `${broken}${rest}`.toLowerCase();
      const compound = `${broken}-${rest}`.toLowerCase();
      const keepsHyphen =
        words.has(compound) ||
        (!words.has(joinedWord) && (prefixes.test(end) || /\d/.test(broken + rest)));
      return keepsHyphen ? before + after : before.slice(0, -1) + after;
    },
  };
}

/** Returns the last word of the text, including inner hyphens. */
const findLastWord = (text: string): string =>
  text
    .split(/[^\p{L}\d-]|--/u)
    .at(-1)
    ?.replace(/^-/, '') ?? '';
