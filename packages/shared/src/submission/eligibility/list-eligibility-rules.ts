import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { StatedFact } from '../../contract/call-facts.ts';
import { anyOf } from '../../values/any-of.ts';
import { deduplicateBy } from '../../values/deduplicate-by.ts';
import { findApplicantKinds } from './applicant-kinds.ts';
import { parseApplicantList, cleanItem } from './parse-applicant-list.ts';
import { isDemand } from './applicant-sentences.ts';
import { namesOwnBudget } from './conditions/annual-budget.ts';
import { pickSource } from '../facts/pick-source.ts';
import { toRule, type Rule } from './rule.ts';

const aboutApplicants =
  /\b(?:applicants?|organi[sz]ations?|entit(?:y|ies)|grantees?|agenc(?:y|ies)|institutions?|groups?)\b/i;
const aboutCosts = anyOf(
  /\b(?:costs?|expenses?|expenditures?|purchases?|capital|endowments?|debts?|deficits?|overhead|indirect)\b/i,
  /\b(?:operating support|retroactive\w*|reimburse\w*|salar(?:y|ies)|tuition|scholarships?|sponsorships?)\b/i,
  /\b(?:construction|renovation|equipment|vehicles?|tickets?|gifts?|food|alcohol|travel)\b/i,
  /\b(?:lobbying|fundrais\w*|campaigns?|advertis\w*|research|conferences?|events?)\b/i,
  /\b(?:activit(?:y|ies)|projects?|programs?)\b/i,
);

/** Facts about unfunded costs and activities, which are not judged. */
export function listNotFundedFacts({ eligibility }: AnalysisDetails): StatedFact[] {
  return (eligibility?.ineligible ?? []).filter((fact) => !isAboutApplicants(fact));
}

/** Lists the funder's rules about applicants: the eligibility facts, then eligibility requirements that add to them. */
export function listEligibilityRules({ eligibility, requirements }: AnalysisDetails): Rule[] {
  const { eligible = [], ineligible = [] } = eligibility ?? {};
  const statedTexts = [...eligible, ...ineligible].map(({ text }) => text);
  const lists = eligible.filter(({ text }) => parseApplicantList(text));
  const otherRequirements = requirements.filter(
    ({ kind, text, quote = text }) =>
      !statedTexts.includes(text) &&
      !lists.some((list) => list.quote === quote || list.text.includes(cleanItem(quote))) &&
      (kind === 'eligibility' || (kind === 'amount' && namesOwnBudget(text) && isDemand(text))),
  );
  const rules = [
    ...eligible.map((fact) => toRule(fact, false, findScope(fact, requirements))),
    ...ineligible
      .filter(isAboutApplicants)
      .map((fact) => toRule(fact, true, findScope(fact, requirements))),
    ...otherRequirements.map((requirement) =>
      toRule({ text: requirement.text, ...pickSource(requirement) }, false, requirement.appliesTo),
    ),
  ];
  return deduplicateBy(rules, ({ fact }) => fact.text);
}

/** Lists the funder's rules not covered by any judgment, for the applicant to read. */
export function listUnjudgedFacts(
  details: AnalysisDetails,
  judgments: readonly { fact: StatedFact }[],
): StatedFact[] {
  const judgedTexts = new Set(judgments.map(({ fact }) => fact.text));
  return listEligibilityRules(details)
    .map(({ fact }) => fact)
    .filter(({ text }) => !judgedTexts.has(text));
}

/** Finds the track or kind of applicant that a fact applies to, taken from a requirement with the same text. */
const findScope = (
  { text }: StatedFact,
  requirements: AnalysisDetails['requirements'],
): string | undefined => requirements.find((requirement) => requirement.text === text)?.appliesTo;

function isAboutApplicants({ text }: StatedFact): boolean {
  if (aboutCosts.test(text)) return /^\s*(?:\w+\s+){0,2}applicants?\b/i.test(text);
  return aboutApplicants.test(text) || findApplicantKinds(text).length > 0;
}
