/** Typographic quotes, dashes and spaces, by their plain form. */
const lookAlikes = {
  "'": '\u2018\u2019\u201A\u201B\u2032',
  '"': '\u201C\u201D\u201E\u2033',
  '-': '\u2010\u2011\u2012\u2013\u2014\u2015\u2212',
  ' ': '\u00A0\u2007\u2009\u202F\t\n\r',
};

const plainOf = new Map(
  Object.entries(lookAlikes).flatMap(([mark, others]) =>
    [...others].map((other): [string, string] => [other, mark]),
  ),
);
const unusual = new RegExp(`[${[...plainOf.keys()].join('')}]`);
const everyUnusual = new RegExp(unusual, 'g');

/** A wrong encoding turns an apostrophe into a question mark: "the Association?s". */
const lostApostrophe = /(?<=\p{L})\?(?=(?:s|t|re|ve|ll)[ ,.;])/gu;

/** "a ?budget summary? is required" */
const lostQuotes = /(?<=\s)\?(\p{L}[^?\n]{1,60})\?(?=\s)/gu;

/**
 * Replaces typographic quotes, dashes and spaces with their plain form, character for character: an offset in the
 * result is also valid in the original, so quotes stay literal.
 */
export const toPlainText = (text: string): string => {
  const plainly = unusual.test(text)
    ? text.replace(everyUnusual, (character) => plainOf.get(character) ?? ' ')
    : text;
  return plainly.includes('?')
    ? plainly.replace(lostApostrophe, "'").replace(lostQuotes, '"$1"')
    : plainly;
};
