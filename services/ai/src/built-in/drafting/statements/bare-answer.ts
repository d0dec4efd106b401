import { mainVerb } from '../grammar/main-verb.ts';
import { openEnd, sentence } from '../grammar/write-sentence.ts';

const amount = /^(?:about |up to )?[$€£]\s?\d/i;
const count = /^(?:about|over|more than|nearly|some|up to|at least|around)?\s*\d[\d,]*\s+\p{Ll}/iu;
const ledBy = /^(led|run|directed|managed|supervised|staffed|overseen|coordinated) by (.+)$/i;

/**
 * An answer that names an amount, a number or people and leaves the verb to its question; undefined
 * for one that says its own, or whose question is another.
 */
export const bareAnswer = (question: string, line: string): string | undefined => {
  const text = openEnd(line);
  const led = ledBy.exec(text);
  if (led) return sentence(`The work is ${led[1]?.toLowerCase() ?? 'led'} by ${led[2] ?? ''}`);
  if (mainVerb(text) !== undefined) return undefined;
  if (amount.test(text))
    return /\b(?:how much|amount)\b.*\b(?:ask|request|need|seek|apply)|\brequest(?:ed)?\b/i.test(
      question,
    ) && !/\bcosts?\b|\braise\b|\bother\b/i.test(question)
      ? sentence(`We request ${text}`)
      : undefined;
  if (/^how many\b/i.test(question) && count.test(text) && text.split(' ').length > 4)
    return sentence(`We expect ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  return undefined;
};
