import type { SectionLimit } from '@grantwright/shared/contract';
import type { RichBlock } from '@grantwright/shared/richtext';
import { countWords, documentText } from '@grantwright/shared/richtext';
import { splitSentences } from '@grantwright/analyst';
import { wordsAllowed } from './drafting-task.ts';

/**
 * Removes whole sentences and list items from the end until the section is within the funder’s limit. The
 * prompt states the limit, but models may exceed it.
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
  const before = blocks.slice(0, -1);
  const last = blocks.at(-1);
  if (last?.type === 'bulleted-list' || last?.type === 'numbered-list') {
    const children = last.children.slice(0, -1);
    return children.length > 0 ? [...before, { ...last, children }] : before;
  }
  if (last?.type !== 'paragraph') return before;
  const text = withoutLast(documentText([last]));
  return text === '' ? before : [...before, { type: 'paragraph', children: [{ text }] }];
}

/** The text without its last sentence. */
const withoutLast = (text: string): string => text.slice(0, splitSentences(text).at(-2)?.end ?? 0);

/** The complete sentences of a truncated text. */
export function wholeSentences(text: string): string {
  const trimmed = text.trimEnd();
  if (/[.!?\])"”]$/.test(trimmed)) return trimmed;
  const line = trimmed.lastIndexOf('\n') + 1;
  const sentences = splitSentences(trimmed.slice(line));
  return trimmed.slice(0, line + (sentences.at(-2)?.end ?? 0)).trimEnd();
}
