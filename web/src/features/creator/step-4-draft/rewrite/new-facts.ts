import { documentToText } from '@grantwright/shared/richtext';
import type { SectionDiff } from '@grantwright/shared/submission';

/** Returns the facts that are missing from the current text or added by a change. */
export function findNewFacts(
  { blocks, after, hunks }: SectionDiff,
  facts: readonly string[],
): readonly string[] {
  const currentText = documentToText(blocks);
  const addedText = hunks
    .flatMap(({ newStart, newEnd }) => after.slice(newStart, newEnd))
    .map((token) => (token.type === 'text' ? token.text : '\n'))
    .join('');
  return facts.filter((fact) => !contains(currentText, fact) || contains(addedText, fact));
}

const isWordPart = /[\p{L}\p{N}]/u;

/** Whether the text contains whole words: "14" is not in "214". */
function contains(text: string, phrase: string): boolean {
  for (let index = text.indexOf(phrase); index >= 0; index = text.indexOf(phrase, index + 1)) {
    const around = [text.charAt(index - 1), text.charAt(index + phrase.length)];
    if (!around.some((character) => isWordPart.test(character))) return true;
  }
  return false;
}
