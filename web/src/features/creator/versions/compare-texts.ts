import { countWords } from '@grantwright/shared/submission';
import { diffArrays, diffWordsWithSpace } from 'diff';

export type WordPart = { kind: 'same' | 'added' | 'removed'; text: string };

export type ComparedBlock =
  | { kind: 'unchanged'; lines: string[] }
  | { kind: 'changed'; parts: WordPart[] };

/** With more changes than this, two passages have so little in common that they are shown one after the other. */
const maxChanges = 500;

/**
 * Compares two texts line by line, and changed lines word by word.
 *
 * @returns both texts in full, in order
 */
export function compareTexts(before: string, after: string): ComparedBlock[] {
  const [earlier, later] = [before.split('\n'), after.split('\n')];
  const changes = diffArrays(earlier, later, { maxEditLength: maxChanges }) ?? [
    { value: earlier, removed: true, added: false },
    { value: later, removed: false, added: true },
  ];
  const blocks: ComparedBlock[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const endChange = () => {
    if (removed.length + added.length > 0)
      blocks.push({ kind: 'changed', parts: compareWords(removed.join('\n'), added.join('\n')) });
    removed = [];
    added = [];
  };
  for (const { value, removed: isRemoved, added: isAdded } of changes) {
    if (isRemoved) removed = [...removed, ...value];
    else if (isAdded) added = [...added, ...value];
    else {
      endChange();
      blocks.push({ kind: 'unchanged', lines: value });
    }
  }
  endChange();
  return blocks;
}

function compareWords(before: string, after: string): WordPart[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: maxChanges }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return parts
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    }));
}

/** Returns the number of words added and removed. */
export function countChanges(blocks: readonly ComparedBlock[]): { added: number; removed: number } {
  const parts = blocks.flatMap((block) => (block.kind === 'changed' ? block.parts : []));
  const getWords = (kind: WordPart['kind']) =>
    parts.filter((part) => part.kind === kind).reduce((sum, { text }) => sum + countWords(text), 0);
  return { added: getWords('added'), removed: getWords('removed') };
}
