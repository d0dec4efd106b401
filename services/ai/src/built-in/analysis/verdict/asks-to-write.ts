import { findMoney } from '../../../text/money.ts';
import type { Guidelines } from '../guidelines.ts';

/** Small funds say "write" where others say "apply": nobody is asked for an application by that name. */
const whoMay =
  /\bwho (?:may|can|should) (?:write|ask|turn|come) (?:to us)?|\bhow to (?:write|ask|turn) (?:to )?us\b|\b(?:charities|groups|clubs|families|societies|congregations|parishes|schools|people|neighbou?rs) (?:[\p{L}-]+ ){0,8}(?:may|can) (?:write|ask|turn)\b/iu;
const letter =
  /\bwrite (?:us |to us )?(?:a|one|your) (?:[\p{L}-]+ ){0,3}letter\b|\b(?:send|post|e-?mail) (?:us )?(?:a|one|your) (?:[\p{L}-]+ ){0,3}letter\b|\bletters? (?:must|should|may|are (?:read|opened|looked at)|of no more than)\b/iu;
const gifts =
  /\b(?:gifts?|grants?|sums?|help|support) (?:of|from|between|up to)\b|\b(?:gives?|pays?|hands? out) (?:away |out )?(?:about |around |up to |some )?(?=\p{Sc}|\d|[A-Z]{2,3}\s?\$?\d)/u;
const reachesUs =
  /\b(?:must|should|to|will) (?:reach|arrive|be with|get to) (?:us|the \p{L}+)? ?(?:by|before|no later than)\b|\b(?:read|looked at|opened|considered|meet|meets) (?:[\p{L}-]+ ){0,3}(?:once|twice|(?:two|three|four|six) times) a year\b|\bat any time\b/iu;

/** A fund that gives, says who may write to it, how its letters look, and by when: a call without the word. */
export const asksToWrite = ({ text }: Guidelines): boolean =>
  whoMay.test(text) &&
  letter.test(text) &&
  gifts.test(text) &&
  findMoney(text).length > 0 &&
  reachesUs.test(text);
