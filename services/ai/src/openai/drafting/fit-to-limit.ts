import type { SectionLimit } from '@grantwright/shared/contract';
import type { RichBlock } from '@grantwright/shared/richtext';
import { countWords, documentText } from '@grantwright/shared/richtext';
import { splitSentences } from '@grantwright/analyst';
import { wordsAllowed } from './drafting-task.ts';

/**
 * Takes whole sentences and items off the end until the section keeps the funder's limit, never a
 * part of a sentence. The model was told the limit; this is for when it did not keep it.
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

/** A text up to the end of its last sentence but one. */
const withoutLast = (text: string): string => text.slice(0, splitSentences(text).at(-2)?.end ?? 0);

/** What is whole of a text that was cut off anywhere. */
export function wholeSentences(text: string): string {
  const trimmed = text.trimEnd();
  if (/[.!?\])"”]$/.test(trimmed)) return trimmed;
  const line = trimmed.lastIndexOf('\n') + 1;
  const sentences = splitSentences(trimmed.slice(line));
  return trimmed.slice(0, line + (sentences.at(-2)?.end ?? 0)).trimEnd();
}
