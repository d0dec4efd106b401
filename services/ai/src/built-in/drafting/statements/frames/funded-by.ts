import { lowerFirst, openEnd } from '../../grammar/write-sentence.ts';

/** "How is the organization funded now?" asks for what it lives on, and not who pays for the project. */
export const asksWhatFunds = (question: string): boolean =>
  /^how (?:is|are) (?:you|we|your|our|the) ?(?:\p{L}+ )?(?:currently |now |usually )?(?:funded|financed)\b(?! (?:after|when|once|in (?:the )?future))/iu.test(
    question,
  );
const shares = /^(?:(?:about|around|roughly|some) )?\d[\d.]* ?(?:%|percent)(?= )/i;

/** "46% state money, 31% foundations": shares of something, which only the question names. */
export const fundedBy = (question: string, line: string): string | undefined =>
  asksWhatFunds(question) && shares.test(line)
    ? `Our funding: ${lowerFirst(openEnd(line), new Set())}.`
    : undefined;
