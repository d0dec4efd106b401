import { stem } from '../text/words.ts';

/** Words that people use for the same counted thing: "42 kids" in the notes, "42 children" in the draft. */
const families = [
  'people persons individuals participants residents members clients beneficiaries adults attendees neighbors guests adult',
  'children kids youth students teens teenagers pupils learners participants young child kid boys girls',
  'staff employees workers team employee people employ job',
  'families households parents caregivers family household',
  'volunteers people helpers vols volunteer',
  'older seniors elders adults elderly senior age',
  'years year annual annually yearly',
  'sites locations centers places schools',
  'months month monthly',
  'weeks week weekly',
  'hours hour',
  'sessions classes workshops lessons meetings',
  'serve reach help support assist teach feed',
  'ask request asking seek apply requested grant',
  'total whole project cost budget overall all altogether expense',
  'cost price worth costs pay expense',
  'give gave contribute donate gift pledge commit committed contribution match',
  'raise raised brought clear cleared revenue income',
  'salary wages salaries wage pay',
  'rose rise grew grow increase increased climb climbed growth',
  'fell fall drop dropped decline declined decrease lower fewer',
  'begin begins began start starts started open opened launch founded',
  'end ends finish complete completed',
  'home homes house housing housed residence',
  'lead leads led run runs direct directs head heads director',
  'tickets seats sold attendance',
  'visits visitors visit visitor attend',
  'grants grant awarded award',
  'old age ages aged median years',
  'last final closing',
  'members membership',
  'enrollment enrolment enrolled learners students pupils participants',
  'lb lbs pound pounds',
  'km kilometre kilometres kilometer kilometers',
  'kg kilogram kilograms kilos',
  'wait waiting waitlist list',
  'sell sells sold sale sales',
  'teach teaches taught teacher teaching',
  'build builds built building',
  'grow grows grew grown',
  'buy buys bought',
  'keep keeps kept keeper',
  'write writes wrote written',
  'drive drives drove driven driver',
  'speak speaks spoke spoken',
  'win won wins',
  'meet meets met',
  'leave leaves left',
  'choose chose chosen',
  'know knows knew known',
  'coordinator coordination coordinating coordinate coordinates',
  'insured uninsured insurance',
  'admin administration administrative administering',
].map((line) => new Set(line.split(' ').map(stem)));

const byWord = new Map<string, Set<string>>();
for (const family of families)
  for (const word of family)
    byWord.set(word, new Set([...(byWord.get(word) ?? []), ...family].filter((w) => w !== word)));

/** Words that may stand for this one; both as stems. */
export const otherWordsFor = (word: string): ReadonlySet<string> => byWord.get(word) ?? none;

const none: ReadonlySet<string> = new Set();

/** True when one of the words around two equal figures means the same. */
export const sameThing = (word: string, others: Set<string>): boolean =>
  others.has(word) || [...otherWordsFor(word)].some((other) => others.has(other));
