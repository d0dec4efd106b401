import type { Guidelines } from '../guidelines.ts';

const fee =
  /\b(?:training|course|tuition|participation|enrol?ment|programme|program) (?:fees?|costs?)\b/i;
const taught = /\b(?:courses?|trainings?|workshops?|classes|spots|places)\b/i;
const gives =
  /\b(?:grants?|funding|funded|awards?|fellowships?|bursar(?:y|ies)|scholarships?|stipends?|waive[rd]?s?|financial (?:support|assistance|aid)|sponsor\w*)\b/i;

/** What is told of a price that whoever is let in has to pay, though some are helped with it. */
const paid =
  /\b(?:(?:tuition|fee|programm?e? fees?) (?:for [^.]{3,40} )?(?:is|are|of) [$€£]\s?\d|participants? [^.]{0,40}\bpays? [$€£]|pays? [$€£]\s?[\d,]+,? which (?:covers|includes)|(?:is|are) (?:then )?invoiced|payable in full|payment plans?|(?:is|are) not refund(?:ed|able)|non-?refundable|send payment)\b/gi;
const fewestPaid = 2;

/** Whether one applies for a place that one pays for, and for no money. */
export const sellsCourse = ({ text }: Guidelines): boolean =>
  new Set(text.match(paid)?.map((said) => said.toLowerCase())).size >= fewestPaid ||
  (fee.test(text) && taught.test(text) && !gives.test(text));
