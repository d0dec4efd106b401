import type { SectionLimit } from '@grantwright/shared/contract';
import type { RichBlock } from '@grantwright/shared/richtext';
import { countWords, documentText } from '@grantwright/shared/richtext';
import { splitSentences } from '@grantwright/analyst';
import { wordsAllowed } from './drafting-task.ts';
import { sentencesWithGaps } from './sentences-with-gaps.ts';

/**
 * Removes whole sentences and list items from the end until the section is within the funder’s limit. The
 * prompt states the limit, but models may exceed it. Tables stay whole, and are removed last.
 */
export function fitToLimit(blocks: RichBlock[], limit: SectionLimit | undefined): RichBlock[] {
  let fitting = blocks;
  while (fitting.length > 0 && !fits(fitting, limit)) fitting = withoutLastSentence(fitting);
  return fitting;
}

function fits(blocks: RichBlock[], limit: SectionLimit | undefined): boolean {
  const words = wordsAllowed(limit);
  const text = documentText(blocks);
  return (
    (words === undefined || countWords(text) <= words) &&
    (limit?.characters === undefined || [...text].length <= limit.characters)
  );
}

function withoutLastSentence(blocks: RichBlock[]): RichBlock[] {
  const at = blocks.findLastIndex(({ type }) => type !== 'table');
  const last = blocks[at];
  if (!last) return blocks.slice(0, -1);
  const replaced = (...block: RichBlock[]) => blocks.toSpliced(at, 1, ...block);
  if (last.type === 'bulleted-list' || last.type === 'numbered-list') {
    const children = last.children.slice(0, -1);
    return children.length > 0 ? replaced({ ...last, children }) : replaced();
  }
  if (last.type !== 'paragraph') return replaced();
  const text = withoutLast(documentText([last]));
  return text === '' ? replaced() : replaced({ type: 'paragraph', children: [{ text }] });
}

/** The text without its last sentence. */
const withoutLast = (text: string): string =>
  text.slice(0, sentencesWithGaps(text).at(-2)?.end ?? 0);

/** The complete sentences and table rows of a truncated text. */
export function wholeSentences(text: string): string {
  const trimmed = text.trimEnd();
  if (/[.!?\])"”|]$/.test(trimmed)) return trimmed;
  const line = trimmed.lastIndexOf('\n') + 1;
  const sentences = splitSentences(trimmed.slice(line));
  const isRow = trimmed.startsWith('|', line);
  return trimmed.slice(0, line + (isRow ? 0 : (sentences.at(-2)?.end ?? 0))).trimEnd();
}
