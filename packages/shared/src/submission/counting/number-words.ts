const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  );

/** A pattern for the words from "one" to "fifteen". */
export const numberWords = words.slice(1).join('|');

/** The value of a whole number, in digits or as a word. */
export function wholeNumber(text: string): number {
  const word = words.indexOf(text.toLowerCase());
  return word < 0 ? Number(text.replaceAll(',', '')) : word;
}
