const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A pattern for a whole number up to 999, in digits or, up to twelve, as a word. */
export const smallNumber = String.raw`\d{1,3}|${words.slice(1).join('|')}`;

export function numberOf(text: string): number {
  const word = words.indexOf(text.toLowerCase());
  return word < 0 ? Number(text) : word;
}
