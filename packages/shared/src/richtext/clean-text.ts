/**
 * Removes characters that XML 1.0 does not allow (section 2.2: control characters, U+FFFE, U+FFFF, lone surrogates),
 * because Word fails to open a file that contains one.
 */
export function stripForbiddenCharacters(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

/** Cleans text for the model: `\n` is a line break, `\t` a tab, any other whitespace a single space. */
export function cleanText(text: string): string {
  return stripForbiddenCharacters(
    text.replace(/\r\n?/g, '\n').replace(/[ \t\f\v]+/g, collapseSpace),
  );
}

/** Returns the tabs in a run of whitespace, or one space if it has none. */
export function collapseSpace(space: string): string {
  return space.replace(/[^\t]/g, '') || ' ';
}
