export type SafeTextOptions = {
  /** Replaces typographic quotes, apostrophes, dashes, dots, bullets and arrows with keyboard characters. */
  straightQuotes?: boolean;
};

/** A zero-width joiner outside an emoji sequence, where it is invisible. */
const lonelyJoiner =
  /(?<![\p{Extended_Pictographic}\uFE0F\u{1F3FB}-\u{1F3FF}])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
const invisible = /[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const spaces = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;

const keyboard: [RegExp, string][] = [
  [/[\u2018\u2019\u201A\u2032]/g, "'"],
  [/[\u201C\u201D\u201E\u2033\u00AB\u00BB]/g, '"'],
  [/[\u2010-\u2013\u2212•▪■●◦►‣]/g, '-'],
  [/[\u2014\u2015]/g, '--'],
  [/…/g, '...'],
  [/→/g, '->'],
];

/**
 * Converts text so that it keeps its characters when pasted into a web form: plain spaces, LF line breaks, no invisible
 * characters.
 */
export function replaceUnsafeCharacters(
  text: string,
  { straightQuotes = false }: SafeTextOptions = {},
): string {
  const plain = text
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(invisible, '')
    .replace(lonelyJoiner, '')
    .replace(spaces, ' ');
  if (!straightQuotes) return plain;
  return keyboard.reduce((rest, [pattern, character]) => rest.replace(pattern, character), plain);
}
