import type { Guidelines } from '../guidelines.ts';

const fee =
  /\b(?:training|course|tuition|participation|enrol?ment|programme|program) (?:fees?|costs?)\b/i;
const taught = /\b(?:courses?|trainings?|workshops?|classes|spots|places)\b/i;
const gives =
  /\b(?:grants?|funding|funded|awards?|fellowships?|bursar(?:y|ies)|scholarships?|stipends?|waive[rd]?s?|financial (?:support|assistance|aid)|sponsor\w*)\b/i;

/** Whether one applies for a place that one pays for, and for no money. */
export const sellsCourse = ({ text }: Guidelines): boolean =>
  fee.test(text) && taught.test(text) && !gives.test(text);
