/** Removes the given characters and spaces from both ends of the text, or only from its end. */
export function trimCharacters(text: string, characters: string, { endOnly = false } = {}): string {
  const isTrimmed = (character: string) => characters.includes(character) || !character.trim();
  let start = 0;
  let end = text.length;
  while (end > start && isTrimmed(text.charAt(end - 1))) end -= 1;
  if (!endOnly) while (start < end && isTrimmed(text.charAt(start))) start += 1;
  return text.slice(start, end);
}
