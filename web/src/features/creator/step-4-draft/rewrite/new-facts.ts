import { documentText } from '@grantwright/shared/richtext';
import type { SectionDiff } from '@grantwright/shared/submission';

/** The facts that are not in the current text, or that a change adds. */
export function newFacts(
  { blocks, after, hunks }: SectionDiff,
  facts: readonly string[],
): readonly string[] {
  const present = documentText(blocks);
  const added = hunks
    .flatMap(({ newStart, newEnd }) => after.slice(newStart, newEnd))
    .map((token) => (token.type === 'text' ? token.text : '\n'))
    .join('');
  return facts.filter((fact) => !contains(present, fact) || contains(added, fact));
}

const isWordPart = /[\p{L}\p{N}]/u;

/** Whether a text contains whole words: "14" is not in "214". */
function contains(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const around = [text.charAt(at - 1), text.charAt(at + words.length)];
    if (!around.some((character) => isWordPart.test(character))) return true;
  }
  return false;
}
