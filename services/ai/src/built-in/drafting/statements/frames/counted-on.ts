import { squeeze } from '@grantwright/analyst';
import { openEnd } from '../../grammar/write-sentence.ts';
import { ours } from '../question-words.ts';

const asksHowMany = /^how many (.+?) (are|were|will be|have|has) ([^?,]+)\??$/i;
const counted = /^(\d[\d,]*)(, (?:of (?:whom|them|which)|including|plus) .+)$/i;

/** "13, of whom 4 are parents" to how many people are on the board: the number takes its words from the question. */
export const countedOn = (question: string, line: string): string | undefined => {
  const [, what, verb, rest] = asksHowMany.exec(squeeze(question)) ?? [];
  const [, number, more] = counted.exec(openEnd(line)) ?? [];
  return what && verb && rest && number && more
    ? `${number} ${ours(what)} ${verb.toLowerCase()} ${ours(rest)}${more}.`
    : undefined;
};
