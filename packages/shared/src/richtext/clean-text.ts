/**
 * Takes out what XML 1.0 does not allow in a document (section 2.2: control characters, U+FFFE,
 * U+FFFF, lone surrogates), because a Word file that holds one of them does not open.
 */
export function stripForbidden(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

/** A text of the model as it is kept: `\n` is a line break, `\t` a tab, any other white space one space. */
export function cleanText(text: string): string {
  return stripForbidden(text.replace(/\r\n?/g, '\n').replace(/[ \t\f\v]+/g, tabsOrSpace));
}

/** The tabs in a run of white space; where there are none, one space. */
export function tabsOrSpace(space: string): string {
  return space.replace(/[^\t]/g, '') || ' ';
}
