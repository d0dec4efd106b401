/** "zero" to "nineteen"; each index is the value. */
export const numberWordList: readonly string[] = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');

/**
 * A pattern for the words from "one" to "nineteen". Match it only before a non-letter, because "six" begins "sixteen".
 */
export const numberWords = numberWordList.slice(1).join('|');

/** Parses the value of a whole number in digits, "1,500", or spelled out as `numberWords` matches. */
export function parseWholeNumber(text: string): number {
  const word = numberWordList.indexOf(text.toLowerCase());
  return word < 0 ? Number(text.replaceAll(',', '')) : word;
}
