import type { Guidelines } from '../../guidelines.ts';
import type { Evidence } from '../evidence.ts';
import { capitalRun, isAcronym, isBody, tidyOrganization } from '../organization-name.ts';
import { proseOf } from '../paper-text.ts';

const given =
  '\\b(?:applications?|proposals?|(?:[Mm]icro-?|[Mm]ini-?)?[Gg]rants?|funding|funds|awards?|awarding|donations?|donate|fellowships?|scholarships?|requests?|gifts|nominations|to apply|to submit|rfp|round)\\b';
const near = `[^.\\n]{0,90}?${given}`;
/** "The trust grants up to $500", and not "Green Towns grants". */
const grantsSomething =
  'grants? (?=(?:up to|about|over|money|funds|awards|scholarships|fellowships|small|financial|an?) |[$€£\\d])';
const verbs = [
  `(?:cordially |hereby )?(?:invites?|announces?|issues?|solicits?|seeks?|requests?|welcomes?|accepts?|launch(?:es)?|(?:is aiming|aims|is looking|hopes) (?:to|for)|offers?|provides?|awards?|makes?|gives?|${grantsSomething}|holds?|considers?|distributes?|sponsors?|prefers to award|asks)${near}`,
  `(?:is|are) (?:very )?(?:pleased|proud|delighted|excited|happy|thrilled|able|glad) to${near}`,
  `(?:is|are|will be) (?:now |currently |once again |again |rarely able to )?(?:accepting|seeking|soliciting|requesting|inviting|offering|awarding|launching|giving|encouraging|making|providing|award)${near}`,
  `will (?:award|accept|fund|provide|consider|make|give|distribute|offer)${near}`,
  `(?:has|have) (?:issued|established|created|allotted|allocated|set aside|made available|launched|\\$\\d)${near}`,
  `does not (?:fund|accept|provide|make|award|give)${near}`,
];
const between =
  "(?:,? \\([^)\\n]{2,14}\\),?)?(?:, (?:in (?:partnership|cooperation|collaboration|conjunction|association) with|together with|through|on behalf of|with (?:the )?support (?:of|from)|an?) [^.;\\n]{3,120}?,?)?(?:'s(?: [\\p{L}/&-]+){2,5})?";
const acts = new RegExp(`(${capitalRun})${between} (?:${verbs.join('|')})`, 'gu');

const worth = (name: string): number => {
  if (isBody(name)) return 4;
  if (isAcronym(name)) return 3;
  return name.includes(' ') ? 3 : 1;
};

/** Who invites, announces, accepts, awards: "The Firefly Collective is excited to offer a grant". */
export const fromActs = ({ reading }: Guidelines): Evidence[] =>
  [...proseOf(reading).matchAll(acts)].map(([, raw = '']) => {
    const name = tidyOrganization(raw);
    return { name, points: worth(name), why: 'invites, announces or awards' };
  });
