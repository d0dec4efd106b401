import { mainVerb } from '../grammar/main-verb.ts';
import { openEnd, sentence } from '../grammar/write-sentence.ts';

const amount = /^(?:about |up to )?[$€£]\s?\d/i;
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
  return undefined;
};
