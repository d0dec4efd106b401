import type { Block } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { bulletOf, splitLabel } from './shape.ts';

const fewest = 3;
const longestLine = 240;
const fewestWordsOfLead = 5;
/** So much longer than a title are the lines of such a list, where a title stands right below them. */
const wordsOfLine = 7;
const mostWordsOfTitle = 4;
const longText = 110;

const leads =
  /\b(?:following|below|these|includ(?:e|es|ing)|address|answer|cover|tell(?:s)? us|describe|contain|provide|submit|send|consists? of)\b[^:]{0,80}:$/i;
/** What follows is where to send it, or whom to ask. */
const ofPlaces =
  /\b(?:address(?:ed)?(?! (?:the|each|all|these|both) )(?: below)?|contact|mail(?:ed)?|sent|questions|call|visit|dates?|deadlines?)\b[^:]{0,40}:$/i;

const textOf = (block: Block | undefined): string =>
  block?.type === 'paragraph' && !block.field ? squeeze(plain(block.text)) : '';

const isLine = (text: string): boolean =>
  text !== '' &&
  text.length <= longestLine &&
  /^[\p{Lu}\d"'(]/u.test(text) &&
  !/[.:?!]$/.test(text) &&
  !/^\(?(?:\d{1,2}|[a-z])[.)]/i.test(text) &&
  bulletOf(text) === undefined &&
  splitLabel(text) === undefined;

const words = (text: string): number => text.split(' ').length;

/** Where the lines under a lead end. */
const endOf = (blocks: Block[], from: number): number => {
  let end = from;
  while (isLine(textOf(blocks[end]))) end++;
  const lines = blocks.slice(from, end).map(textOf);
  const last = lines.at(-1) ?? '';
  const others = lines.slice(0, -1);
  const mean = others.map(words).reduce((sum, one) => sum + one, 0) / Math.max(1, others.length);
  // A short line over a long text titles that text.
  const titles =
    words(last) <= mostWordsOfTitle && mean >= wordsOfLine && textOf(blocks[end]).length > longText;
  return titles ? end - 1 : end;
};

/** "Your letter should address the following:" and then lines without a full stop: a list that lost its bullets. */
export const withLedLists = (blocks: Block[]): Block[] => {
  const shaped = [...blocks];
  blocks.forEach((block, at) => {
    const lead = textOf(block);
    if (words(lead) < fewestWordsOfLead || !leads.test(lead) || ofPlaces.test(lead)) return;
    const end = endOf(blocks, at + 1);
    if (end - at - 1 < fewest) return;
    for (let index = at + 1; index < end; index++) {
      const line = blocks[index];
      if (line?.type !== 'paragraph') continue;
      shaped[index] = {
        type: 'item',
        depth: 0,
        ordered: false,
        text: line.text,
        ...(line.page ? { page: line.page } : {}),
      };
    }
  });
  return shaped;
};
