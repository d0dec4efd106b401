import { anyOf } from '../../../values/any-of.ts';
import { listContentStems } from '../../stems/list-content-stems.ts';
import { removeApplicantKinds } from '../applicant-kinds.ts';
import type { ApplicantProfile } from '../judgment.ts';
import { isNegated } from '../rule.ts';
import { removeStates } from '../places-in-text.ts';

/** A clause that restricts the named applicants: "that serve victims of crime". */
export type Restriction = { words: string; stems: ReadonlySet<string>; isDenied: boolean };

/** Words that start a restriction. */
const opener = anyOf(
  /(?<![\w-])(?:that|which|who|whose|where|if|provided|(?:as|so) long as|with|without)\b/gi,
  /(?<![\w-])(?:having|serving|providing|operating|working|offering|engaged|focus(?:ed|ing|es)?|dedicated)\b/gi,
  /(?<![\w-])(?:located|based|headquartered)\b/gi,
  /(?<![\w-])and (?:also )?(?:serve|have|be|provide|operate|demonstrate|offer|work|hold|maintain|employ|run|possess)\b/gi,
  /(?<=\b(?:organi[sz]ations|non-?profits|charities|entities|agencies|institutions|groups) )(?:in|from)\b/gi,
);
/** "for projects that serve youth" restricts the projects, not the applicants. */
const ofProject =
  /(?:^[^\w-]*|\b(?:for|to|of|through|in|on|toward|propos\w{1,4}|run(?:ning)?|fund(?:ing)?|support(?:ing)?|conduct(?:ing)?|deliver(?:ing)?)\s+)(?:[\w-]+\s+){0,3}(?:projects?|programs?|activit(?:y|ies)|services?|work|proposals?|initiatives?|efforts?|events?|costs?|expenses?|grants?|funds?|funding|awards?|applications?)\W*$/i;
/** The main verb of the sentence, which ends the restriction. */
const predicate =
  /\s(?:(?:may|can|could|will|shall|must|should|are|is)\s(?:(?:not|also|only|be|all)\s)*(?:apply|eligible|considered|invited|encouraged|welcome|qualify|submit|able|have|be)\b|(?:qualify|are exempt)\b)/i;
/** "as long as they meet the requirements", and "or have a fiscal sponsor". */
const empty =
  /\b(?:meet|satisfy|fulfill)s? (?:\w+ ){0,4}(?:criteria|requirements|conditions)\b|\bor (?:have|be|use|apply)\b/i;

/** Words of other conditions: tax status, country, budget, age. */
const answeredElsewhere = anyOf(
  /\b(?:under |of |by )?(?:the )?(?:U\.?S\.? )?(?:internal revenue (?:code|service)|IRS|IRC)\b/gi,
  /\bsection\b|\b501\s*\(?c\)?(?:\s*\(?3\)?)?|\btax[- ]exempt\w*\b|\bfiscal(?:ly)? (?:sponsor\w*|agents?)\b/gi,
  /\bU\.?S\.?(?:A\.?)?(?!\w)|\bUnited States\b|\bDistrict of Columbia\b|\b(?:50|fifty) states\b/gi,
  /\$\s?\d[\d,.]*(?:\s*(?:million|thousand|[km]\b))?|\b(?:annual |operating )+(?:budgets?|expenses)\b/gi,
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: \(\d{1,2}\))? (?:or more )?(?:full |consecutive )?years?\b/gi,
  /\b(?:19|20)\d{2}\b/gi,
);
const generic = listContentStems(
  'active actively apply applying based be below between both business code community compliance continuously current currently ' +
    'determination eligible eligibility established exceed exempt existence exist existing federal focus focused focusing ' +
    'following founded good headquartered history incorporated least legal legally letter less located long mission more ' +
    'nonprofit offer offering one open operate operated operating operation over own primary primarily proof provided ' +
    'provision public purpose receive recognized registered requirement requirements school serve serving service services so some status still ' +
    'system time valid working years',
);

/** Finds the restriction on applicants in a clause, except conditions answered by other profile fields. */
export function findRestriction(clause: string): Restriction | undefined {
  for (const match of clause.matchAll(opener)) {
    if (ofProject.test(clause.slice(0, match.index))) continue;
    const words = (clause.slice(match.index).split(predicate)[0] ?? '').split(empty)[0] ?? '';
    const remainder = removeStates(removeApplicantKinds(words.replace(answeredElsewhere, ' ')));
    const stems = new Set([...listContentStems(remainder)].filter((stem) => !generic.has(stem)));
    if (stems.size > 0)
      return { words: words.trim().replace(/[,.;:]$/, ''), stems, isDenied: isNegated(words) };
  }
  return undefined;
}

/** Finds the profile text that mentions everything in a restriction. */
export function findProfileText(
  { stems, isDenied }: Restriction,
  { mission, focusAreas, currentProjects }: ApplicantProfile,
): string | undefined {
  if (isDenied) return undefined;
  return [focusAreas, mission, currentProjects]
    .map((text) => text?.trim() ?? '')
    .find((text) => {
      const textStems = listContentStems(text);
      return [...stems].every((stem) => textStems.has(stem));
    });
}
