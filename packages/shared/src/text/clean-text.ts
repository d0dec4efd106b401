/**
 * Removes characters that XML 1.0 does not allow (section 2.2: control characters, U+FFFE, U+FFFF, lone surrogates),
 * because Word fails to open a file that contains one.
 */
export function stripForbiddenCharacters(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

/** Word copies the bullets and arrows of Symbol and Wingdings as private characters, which other fonts lack. */
const symbols: Record<string, string> = {
  '\uF06E': '■',
  '\uF0A7': '▪',
  '\uF0A8': '□',
  '\uF0B7': '•',
  '\uF0D8': '►',
  '\uF0E0': '→',
  '\uF0FC': '✓',
};

/** Cleans text for the model: `\n` is a line break, `\t` a tab, any other whitespace a single space. */
export function cleanText(text: string): string {
  return stripForbiddenCharacters(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[ \t\f\v]+/g, collapseSpace)
      .replace(/[\uF000-\uF0FF]/g, (character) => symbols[character] ?? character),
  );
}

/** Returns the tabs in a run of whitespace, or one space if it has none. */
export function collapseSpace(space: string): string {
  return space.replace(/[^\t]/g, '') || ' ';
}
