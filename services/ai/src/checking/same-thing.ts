import { stem } from '../text/words.ts';

/** Words that people use for the same counted thing: "42 kids" in the notes, "42 children" in the draft. */
const families = [
  'people persons individuals participants residents members clients beneficiaries adults attendees neighbors',
  'children kids youth students teens teenagers pupils learners participants young',
  'staff employees workers team employee people',
  'families households parents caregivers',
  'volunteers people helpers',
  'older seniors elders adults elderly',
  'years year annual annually',
  'sites locations centers places schools',
  'months month monthly',
  'weeks week weekly',
  'hours hour',
  'sessions classes workshops lessons meetings',
  'serve reach help support assist teach feed',
].map((line) => new Set(line.split(' ').map(stem)));

/** True when one of the words around two equal figures means the same. */
export const sameThing = (word: string, others: Set<string>): boolean =>
  others.has(word) ||
  families.some((family) => family.has(word) && [...family].some((other) => others.has(other)));
