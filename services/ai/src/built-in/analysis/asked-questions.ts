import type { Block, Reading } from '@grantwright/shared/contract';
import { lengthLimitOf } from './length-limit.ts';

/** A question of those that people ask often, above its answer. */
export const isQuestion = (text: string): boolean => /\?$/.test(text) && text.length <= 220;
/** "(250 words maximum)" under a question says how long the applicant's answer may be, and is none. */
const setsLength = (text: string): boolean =>
  text.length <= 60 && lengthLimitOf(text.trim()) !== undefined;
/** A paragraph that is one short question, with an answer under it. */
const isAskedAlone = (block: Block, next: Block | undefined): boolean =>
  block.type === 'paragraph' &&
  /^[^.?!]{6,80}\?$/.test(block.text.trim()) &&
  next !== undefined &&
  (next.type === 'item' ||
    (next.type === 'paragraph' && !/\?$/.test(next.text.trim()) && !setsLength(next.text)));
const asksOften = /\bfrequently asked|\bfaqs?\b|\bq ?(?:&|and) ?a\b|questions and answers/i;

/** Whether a paper tells in questions and answers. */
export const tellsInAnswers = (title: Reading['title'], blocks: Block[]): boolean =>
  asksOften.test(title ?? '') ||
  blocks.some(
    (block) =>
      (block.type === 'heading' && asksOften.test(block.text)) ||
      (block.type === 'paragraph' && /^Q(?:uestion)?[:.] /.test(block.text)),
  ) ||
  blocks.filter((block, at) => isAskedAlone(block, blocks[at + 1])).length >= 3;
