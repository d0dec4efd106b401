import { diffArrays } from 'diff';
import type { RichDocument } from '../../richtext/index.ts';
import { tokenizeSection, tokenizeBlock, type Token } from './tokenize-section.ts';

/**
 * A change: the tokens `start` to `end` of the current text become the tokens `newStart` to `newEnd` of the new one.
 */
export type Hunk = { start: number; end: number; newStart: number; newEnd: number };

export type SectionDiff = {
  /** The current blocks of the section. */
  blocks: RichDocument;
  before: readonly Token[];
  after: readonly Token[];
  /** In order, without overlaps. */
  hunks: readonly Hunk[];
};

/** Comparing two versions without a word in common takes quadratic time. */
const maxCompareMs = 1_000;
/** Two changes with fewer unchanged words between them are joined, to stay readable. */
const minUnchangedWords = 3;

/** Compares the current blocks of a section with new ones, word by word. Formatting alone is not a change. */
export function diffSection(blocks: RichDocument, proposed: RichDocument): SectionDiff {
  const before = tokenizeSection(blocks);
  const after = proposed.flatMap((block) => tokenizeBlock(block));
  const joined = join(diffTokens(before, after), before);
  const end = { start: before.length + 1, newStart: after.length + 1 };
  const hunks = joined.map((hunk, index) => slide(hunk, joined[index + 1] ?? end, before, after));
  return { blocks, before, after, hunks };
}

function diffTokens(before: readonly Token[], after: readonly Token[]): Hunk[] {
  const changes = diffArrays(before.map(getKey), after.map(getKey), { timeout: maxCompareMs });
  if (!changes) return [{ start: 0, end: before.length, newStart: 0, newEnd: after.length }];
  const hunks: Hunk[] = [];
  let [position, newPosition] = [0, 0];
  let open: Hunk | undefined;
  for (const { added, removed, count } of changes) {
    if (!added && !removed) {
      open = undefined;
      [position, newPosition] = [position + count, newPosition + count];
      continue;
    }
    if (!open)
      hunks.push(
        (open = { start: position, end: position, newStart: newPosition, newEnd: newPosition }),
      );
    if (removed) open.end = position += count;
    else open.newEnd = newPosition += count;
  }
  return hunks;
}

const getKey = ({ key }: Token): string => key;

/** Joins changes that are only a few words of a line apart. */
function join(hunks: readonly Hunk[], before: readonly Token[]): Hunk[] {
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    if (last && isShort(before.slice(last.end, hunk.start)))
      joined[joined.length - 1] = { ...last, end: hunk.end, newEnd: hunk.newEnd };
    else joined.push(hunk);
  }
  return joined;
}

const isShort = (between: readonly Token[]): boolean =>
  between.every(({ type }) => type === 'text') && between.filter(isWord).length < minUnchangedWords;

/**
 * Slides a change to the right: "One[. Two]. Three." becomes "One. [Two. ]Three." A removal or an addition that begins
 * with a space, a punctuation mark or the end of a line ends with it instead, if the same token follows.
 */
function slide(
  hunk: Hunk,
  next: Pick<Hunk, 'start' | 'newStart'>,
  before: readonly Token[],
  after: readonly Token[],
): Hunk {
  const { start, end, newStart, newEnd } = hunk;
  const isRemoval = newStart === newEnd;
  const isTouching = end + 1 >= next.start || newEnd + 1 >= next.newStart;
  if (isTouching || (!isRemoval && start !== end)) return hunk;
  const [first, following] = isRemoval
    ? [before[start], before[end]]
    : [after[newStart], after[newEnd]];
  if (!first || first.key !== following?.key || isWord(first)) return hunk;
  const slid = { start: start + 1, end: end + 1, newStart: newStart + 1, newEnd: newEnd + 1 };
  return slide(slid, next, before, after);
}

const isWord = (token: Token): boolean => token.type === 'text' && /[\p{L}\p{N}]/u.test(token.text);
