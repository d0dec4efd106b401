import { mainVerb } from '../../grammar/main-verb.ts';
import { openEnd } from '../../grammar/write-sentence.ts';
import { asksHowKnown } from './asks-how-known.ts';

const share =
  /^(?:(?:at least|no more than|no fewer than|up to|about|over) )?\d[\d,]* ?(?:(?:out )?of (?:the )?\d|percent|%)/i;
/** What is so already is no aim. */
const already =
  /\b(?:should|will|would|must|was|were|had|has|have|said|now|today|currently|last|so far|since|this year|before)\b/i;

/** "48 of 60 children still there in June", in answer to how it will be known: that is what is aimed at. */
export const aimedAt = (question: string, line: string): string | undefined => {
  // Where results are asked for by name, they are told as promises.
  if (/\b(?:results?|outcomes?|changes?)\b/i.test(question)) return undefined;
  const text = openEnd(line);
  if (!asksHowKnown.test(question) || !share.test(text) || already.test(text)) return undefined;
  if (mainVerb(text) !== undefined) return undefined;
  return `Our goal: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`;
};
