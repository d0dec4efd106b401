import { mainVerb } from '../grammar/main-verb.ts';
import { openEnd, sentence } from '../grammar/write-sentence.ts';

/** An amount with its sign or the letters of its currency: "$40,000", "KES 2,600,000", "Rs. 26.5 lakh". */
const amount =
  /^(?:[Aa]bout |[Uu]p to )?(?:(?:[A-Z]{1,3})?[$€£₱₹₵]|(?:[A-Z]{2,3}|R|Rs\.?|KSh\.?|Ksh\.?) ?(?=\d))\s?\d/;
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
    return /\b(?:how much|amount|what)\b.*\b(?:ask|asking|request|need|seek|apply|want)|\brequest(?:ed)?\b/i.test(
      question,
    ) && !/\bcosts?\b|\braise\b|\bother\b/i.test(question)
      ? sentence(`We request ${text}`)
      : undefined;
  return undefined;
};
