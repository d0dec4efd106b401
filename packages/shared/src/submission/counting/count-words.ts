const singleCharacterWords = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/**
 * Counts words as Word does: any characters between whitespace are one word, including a number or a dash on its own,
 * and each Chinese or Japanese character is one. LibreOffice counts the same, except that an em or en dash separates
 * words there by default (LibreOffice Help, "Counting Words": "every string of characters between two spaces is a
 * word").
 */
export function countWords(text: string): number {
  const single = text.match(singleCharacterWords)?.length ?? 0;
  const others = single > 0 ? text.replace(singleCharacterWords, ' ') : text;
  return single + (others.match(/\S+/g)?.length ?? 0);
}
