import { anyOf } from '@grantwright/shared/values/any-of';
import { listComparableStems } from '@grantwright/analyst';
import type { RequirementKind } from '@grantwright/shared/contract';
import type { DraftInput } from '../../providers/provider.ts';
import { type QueriedSection, createNameKey, createQuery } from './section-query.ts';

/** A funder's rule. */
export type Rule = {
  text: string;
  kind?: RequirementKind | 'cost';
  appliesTo?: string | undefined;
  quote?: string | undefined;
  page?: number | undefined;
  /** The index of the file within the call. */
  file?: number | undefined;
};

/** Rules about submission and attachments do not affect the text of a section. */
const notOfText = new Set<Rule['kind']>([
  'deadline',
  'submission',
  'format',
  'attachment',
  'after-award',
]);

/** If there are too many rules for a request, the last ones are omitted. All other kinds come before these. */
const priority: Rule['kind'][] = ['evaluation', 'eligibility', 'cost', 'amount'];

/** Rules that a fact in any section can violate. */
const general = new Set<Rule['kind']>(['amount', 'eligibility', 'cost']);

export type SectionRules = {
  /** Rules about this section, most important first. */
  rules: Rule[];
  /** All other rules about the applicant, the project and the money. */
  generalRules: Rule[];
};

/** Returns the rules for each section. */
export function assignRules(input: DraftInput, sections: QueriedSection[]): SectionRules[] {
  const rules = listRules(input).filter(({ kind }) => !notOfText.has(kind));
  const first = new Set([0]);
  const applicantAt = findIndices(sections, ({ name }) => applicantSection.test(name), first);
  const projectAt = findIndices(sections, ({ name }) => projectSection.test(name), first);
  const moneyAt = findIndices(sections, (section) => section.asksForMoney, projectAt);
  const closestTo = createSectionFinder(sections);
  const findSections = (rule: Rule): ReadonlySet<number> => {
    const named = sections.flatMap(({ name }, index) => (isNamed(name, rule.text) ? [index] : []));
    if (named.length > 0) return new Set(named);
    if (rule.kind === 'limit') return new Set();
    if (rule.kind === 'amount') return moneyAt;
    if (rule.kind === 'eligibility') return applicantAt;
    if (rule.kind === 'cost') return new Set([...moneyAt, ...projectAt]);
    const closest = closestTo(rule.text);
    // a rule equally close to all sections applies to the whole text, or is about scoring
    return rule.kind === 'evaluation' && closest.size === sections.length ? new Set() : closest;
  };
  const places = rules.map(findSections);
  return sections.map((_section, sectionIndex) => {
    const sectionRules = removeDuplicates(
      rules.filter((_rule, ruleIndex) => places[ruleIndex]?.has(sectionIndex)),
    );
    const others = removeDuplicates([...sectionRules, ...rules]).slice(sectionRules.length);
    return {
      rules: sectionRules.sort((a, b) => priority.indexOf(a.kind) - priority.indexOf(b.kind)),
      generalRules: others.filter(({ kind }) => general.has(kind)),
    };
  });
}

/** Returns all rules of the analysis, or the requirements as given if there is no analysis. */
function listRules({ requirements, details }: DraftInput): Rule[] {
  const { eligible = [], ineligible = [] } = details?.eligibility ?? {};
  const { floor, ceiling } = details?.award ?? {};
  const excluded = new Set(ineligible.map(({ text }) => createNameKey(text)));
  const all: Rule[] = [
    ...(details?.requirements ?? []).map((rule): Rule =>
      rule.kind === 'eligibility' && excluded.has(createNameKey(rule.text))
        ? createExclusion(rule)
        : rule,
    ),
    ...eligible.map((fact): Rule => ({ ...fact, kind: 'eligibility' })),
    ...ineligible.map(createExclusion),
    ...(details?.keyFacts?.costs ?? []).map((fact): Rule => ({ ...fact, kind: 'cost' })),
    ...[floor, ceiling].flatMap((fact): Rule[] =>
      fact?.quote ? [{ text: fact.quote, page: fact.page, file: fact.file, kind: 'amount' }] : [],
    ),
  ];
  return all.length > 0 ? all : requirements.map((text): Rule => ({ text }));
}

const namesApplicant = anyOf(
  /\b(?:applicants?|organi[sz]ations?|nonprofits?|agenc(?:y|ies)|entit(?:y|ies)|individuals)\b/i,
  /\b(?:institutions?|schools?|businesses|governments?)\b/i,
);

/** Phrases an exclusion by the funder: of a kind of applicant, or else of a cost or purpose. */
const createExclusion = (rule: Rule): Rule => ({
  ...rule,
  kind: namesApplicant.test(rule.text) ? 'eligibility' : 'cost',
});

/** Removes duplicates, because the list of excluded costs repeats requirements. */
function removeDuplicates(rules: Rule[]): Rule[] {
  const byQuote = new Map<string, Rule>();
  for (const rule of rules) {
    const key = createNameKey(rule.quote ?? rule.text);
    if (!byQuote.has(key)) byQuote.set(key, rule);
  }
  return [...byQuote.values()];
}

const applicantSection =
  /\borgani[sz]ation|\bapplicants?\b|\bagency|\beligib|\bbackground|\bcapacity|\bqualif|\bmission\b|\bhistory\b/i;
const projectSection =
  /\bproject|\bprogram\b|\bnarrative|\bproposal|\bactivit|\bplan\b|\bapproach|\bdesign|\bmethod|\bservices\b/i;

function findIndices(
  sections: QueriedSection[],
  matches: (section: QueriedSection) => boolean,
  otherwise: ReadonlySet<number>,
): ReadonlySet<number> {
  const matching = sections.flatMap((section, index) => (matches(section) ? [index] : []));
  return matching.length > 0 ? new Set(matching) : otherwise;
}

/**
 * Whether a rule names a section. A single word is not enough, because "Budget" also occurs in rules about other
 * sections.
 */
const isNamed = (name: string, text: string): boolean =>
  /\s/.test(createNameKey(name)) && text.toLowerCase().includes(createNameKey(name));

/** Another section counts as equally close above this fraction of the words shared with the closest section. */
const nearlyClosest = 0.6;

/**
 * Returns the sections with the most words in common with a rule; words that occur in several sections count less.
 * Returns all sections if no words match, because the rule may apply to the whole text.
 */
function createSectionFinder(sections: QueriedSection[]): (text: string) => ReadonlySet<number> {
  const stems = sections.map((section) => new Set(listComparableStems(createQuery(section))));
  const computeWeight = (stem: string): number =>
    1 / Math.max(1, stems.filter((section) => section.has(stem)).length);
  return (text) => {
    const words = [...new Set(listComparableStems(text))];
    const scores = stems.map((section) =>
      words.reduce((sum, stem) => sum + (section.has(stem) ? computeWeight(stem) : 0), 0),
    );
    const best = Math.max(...scores);
    return new Set(
      scores.flatMap((score, index) => (score >= best * nearlyClosest ? [index] : [])),
    );
  };
}
