import { plain } from '../../../text/normalize.ts';
import type { Guidelines } from '../guidelines.ts';

const toJudges =
  /\bthank you for (?:agreeing|volunteering|offering) to (?:referee|review|assess|judge)\b|\b(?:to|when you) review (?:a|each|the) (?:proposal|application), (?:select|read|open|score)\b/i;
const looksAt = 4;

/** "Thank you for agreeing to referee": said in the first paragraphs to those who judge, not to who applies. */
export const addressesJudges = ({ reading }: Guidelines): boolean =>
  reading.blocks
    .slice(0, looksAt)
    .some((block) => block.type !== 'table' && toJudges.test(plain(block.text)));
