/** The text without these signs and spaces at its ends, or at its end alone. */
export function trimCharacters(text: string, signs: string, { endOnly = false } = {}): string {
  const isTrimmed = (character: string) => signs.includes(character) || character.trim() === '';
  let from = 0;
  let to = text.length;
  while (to > from && isTrimmed(text.charAt(to - 1))) to -= 1;
  if (!endOnly) while (from < to && isTrimmed(text.charAt(from))) from += 1;
  return text.slice(from, to);
}
