import type { AnalysisDetails } from '@grantwright/shared/contract';
import { bm25 } from '../bm25.ts';
import { kindOf } from '../statements/kind.ts';
import type { Statement } from '../statements/statement.ts';
import { strictTopics, type Topic } from '../topics.ts';
import { aimScore } from './aim-score.ts';
import { showsItWorks } from './named-so.ts';
import { mayStandInPlan } from './plan-part.ts';
import { type RiskAsked, riskAsked, tellsOfRisk } from './risk-part.ts';
import type { SectionPlan } from './section-plan.ts';
import { settleRow } from './settle-row.ts';
import { showsAim } from './shows-aim.ts';

/** Shared words alone do not make a statement an answer. */
const nearest = 0.4;
/** A section for one thing goes before a section for everything. */
const dedicated = 0.8;
/** What a part asks for in so many words has its place there. */
const certain = 6;
/** What an organization is for comes before all else that it says of itself. */
const first = 4;
const second = 3;
/** How much of what a statement speaks of a section asks for. */
export const affinity = (statement: Statement, section: SectionPlan): number =>
  (Object.entries(statement.topics) as [Topic, number][]).reduce(
    (sum, [topic, weight]) => sum + Math.min(weight, 4) * (section.wants[topic] ?? 0),
    0,
  ) / Math.sqrt(1 + Object.keys(statement.topics).length / 3);

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether it answers a question that was put for this part. */
const isTied = (statement: Statement, section: SectionPlan, details?: AnalysisDetails): boolean =>
  statement.question !== undefined &&
  (details?.questions ?? []).some(
    ({ question, sections }) =>
      same(question, statement.question ?? '') && sections.some((name) => same(name, section.name)),
  );

const waitsFor = (statement: Statement, section: SectionPlan, details?: AnalysisDetails): boolean =>
  !section.silent &&
  section.asks[0] !== 'attachment' &&
  isTied(statement, section, details) &&
  !misplaced(statement, section);

/** What may go wrong, and how people are kept safe, is told by whoever applies, in so many words. */
const ofRisk = (
  statement: Statement,
  section: SectionPlan,
  details?: AnalysisDetails,
): number | undefined =>
  section.ofRisk &&
  (saidForThis(statement) &&
  ((!ofOutcome.has(statement.asked ?? 'project') && tellsOfRisk(statement.text, section.ofRisk)) ||
    isTied(statement, section, details) ||
    sameRisk(riskAsked(statement.question ?? ''), section.ofRisk))
    ? certain
    : 0);

/** How people are kept safe is not what may go wrong in the work. */
const sameRisk = (answered: RiskAsked | undefined, asked: RiskAsked): boolean =>
  answered !== undefined && (answered === asked || answered === 'both' || asked === 'both');

/** What is to come is no record. */
const toCome =
  /^(?:(?:The )?\w+, )?(?:we|the (?:project|program|grant)|it|they) will\b|\bgoal (?:of|is)\b/i;

/** What is done, and how it is measured, is no need, whichever section its question names. */
const misplaced = (statement: Statement, section: SectionPlan): boolean => {
  if (section.asks[0] === 'track' && toCome.test(statement.text)) return true;
  if (statement.origin === 'currentProjects' && showsItWorks.test(section.name)) return true;
  if (section.asks[0] === 'board' && !(statement.topics.board ?? 0)) return true;
  if (section.asks[0] === 'funding' && !(statement.topics.funding ?? 0)) return true;
  if (section.ofTheYear) return !yearlyBudget.test(statement.text);
  if (section.ofANumber && !aNumber.test(statement.text)) return true;
  if (
    section.asks[0] !== 'need' ||
    (statement.asked !== undefined && section.asks.includes(statement.asked)) ||
    (statement.origin !== 'answer' && statement.origin !== 'additional')
  )
    return false;
  const kind = kindOf(statement.text);
  return kind === 'deed' || kind === 'measure';
};

/** Who we are is told where the funder asks for it, and not wherever there is room. */
const welcomesProfile = ({ asks, wants }: SectionPlan): boolean =>
  asks[0] === 'summary' ||
  (asks.slice(0, 2).includes('organization') && (wants.organization ?? 0) >= 0.9);

const ofMoney =
  /[$€£]\s?\d|\b(?:budget|money|(?:all )?amounts|US dollars|cost(?:s|ed)?|calculated|priced|ask(?:s|ed)? (?:for|is)|request|fund(?:s|ing|ed)?|pays?|paid|in-kind|insurance|salar(?:y|ies))\b/i;

const ofOutcome: ReadonlySet<Topic> = new Set<Topic>(['goals', 'evaluation']);

/** From here on what a statement tells is surely who else pays. */
const ofOthersMoney = 3;

/** What somebody would do if: no note has answered that. */
const supposes = /^(?:if (?:we|you|your|this|the)|what (?:would|if))\b(?!.*\b(?:like|want) to\b)/i;

/** "How is this paid for when our grant is over?" */
const asksOfLater = ({ asks, name }: SectionPlan): boolean =>
  asks[0] === 'sustainability' ||
  /\b(?:when|after|once) (?:our|the|this) (?:grant|funding|money)\b/i.test(name);

/** What this grant pays for, and what was renewed or refused once, keeps nothing going. */
const tellsOfLater = (text: string): boolean =>
  !/^(?:The grant will pay|It is not in the plan)\b/.test(text) && ofSupport.test(text);

const ofSupport =
  /[$€£%]\s?\d|\d\s?%|\b(?:after|continu\w+|sustain\w*|future|keep\w*|leases?|contracts?|fund\w*|donors?|donations?|rais(?:e|ed|ing)|pledged?|committed|gifts?|gives?|fees?|rest|loan|pays?|paid|payment|afford|endow\w+|reserves?|permanent\w*|income|revenue|earn\w*|s[oe]ll?\w*|sales|rent|budget|bill(?:s|ed|ing)?|reimburs\w+|members|dues|grants?|volunteers?|lend\w*|gala|savings?|saves?|waives?|in-kind|maintain\w*|maintenance|partners?|support\w*|gave|received?s?|sponsor\w*|take over|year (?:two|three|2|3)|once)\b/i;

/** "Lumber yard 2,500, promised": who gives what needs no sign of money. */
const aSum =
  /\b\d{1,3},\d{3}\b|\b\d{3,}\b(?! (?:people|families|children|homes|miles|feet|ft|acres))|\b(?:cash|dues|reserves?|gives?|giving|promis\w+|pledg\w+|contribut\w+|donat\w+|match\w*)\b/i;

const aNumber =
  /\d|\b(?:percent|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|third|quarter)\b/i;

const yearlyBudget = /\b(?:annual|operating|yearly|our) (?:operating )?budget\b/i;

const taxExempt = /\b(?:501 ?\(c\)|tax[- ]exempt)/i;

/** "We have 6 full-time and 2 part-time staff" counts staff; a training of 16 hours for them does not. */
const counts = (what: string, text: string): boolean =>
  new RegExp(
    `(?:\\b\\d[\\d,]*|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty))(?: (?:(?!hours?\\b|years?\\b)[\\p{L}-]+)){0,4} ${what}`,
    'iu',
  ).test(text);

const belongs = (statement: Statement, section: SectionPlan): boolean => {
  if (section.ofTheYear) return yearlyBudget.test(statement.text);
  if (section.fact) return false;
  if (section.ofUs)
    return (
      statement.origin === 'profile' ||
      statement.origin === 'mission' ||
      taxExempt.test(statement.text)
    );
  // What things cost where the need is shown is not what the project costs.
  if (
    section.asks[0] === 'budget' &&
    (statement.topics.need ?? 0) >= 1.5 &&
    !(statement.topics.ask ?? 0)
  )
    return false;
  if (section.ofTheFunder && statement.origin === 'mission') return true;
  if (supposes.test(section.name) && /\b(?:if|half|less|not funded)\b/i.test(section.name))
    return false;
  // What somebody wants to do is not what they are for.
  if (
    statement.origin === 'mission' &&
    /\b(?:want|propose|plan|would like|will you) \b/i.test(section.name)
  )
    return false;
  if (asksOfLater(section) && statement.asked !== 'sustainability' && !tellsOfLater(statement.text))
    return false;
  if (
    section.asks[0] === 'budget' &&
    !ofMoney.test(statement.text) &&
    (statement.topics.funding ?? 0) < ofOthersMoney
  )
    return false;
  if ((section.asks[0] === 'goals' || section.asks[0] === 'evaluation') && !showsAim(statement))
    return false;
  // What an old report says of money is not what this costs.
  if (statement.origin === 'passage' && section.asks[0] === 'budget') return false;
  if (statement.origin === 'profile' || statement.origin === 'mission')
    return welcomesProfile(section);
  if (misplaced(statement, section) || !mayStandInPlan(statement, section)) return false;
  if (section.asks[0] === 'summary')
    return (statement.topics.summary ?? 0) > 0 || (statement.topics.project ?? 0) >= 2;
  const asks = section.asks.filter((topic) => (section.wants[topic] ?? 0) >= 0.5);
  if (!asks.every((topic) => strictTopics.has(topic))) return true;
  // Where only one of them is asked for, what will be different and how that is seen are told together.
  if (statement.asked && ofOutcome.has(statement.asked) && ofOutcome.has(section.asks[0] ?? 'ask'))
    return true;
  if (section.asks[0] === 'budget' && (statement.topics.funding ?? 0) >= ofOthersMoney)
    return ofMoney.test(statement.text) || aSum.test(statement.text);
  const strongest = Math.max(0, ...Object.values(statement.topics));
  return asks.some((topic) => {
    const weight = statement.topics[topic] ?? 0;
    return weight >= 1 && weight >= strongest / 2;
  });
};

/** What a statement says most of is what the section asks for first, and nothing besides. */
const isDedicated = (statement: Statement, section: SectionPlan): boolean => {
  const first = section.asks[0];
  const asks = section.asks.filter((topic) => (section.wants[topic] ?? 0) >= 0.5);
  if (!first || !strictTopics.has(first) || asks.length > 2) return false;
  const own = Math.max(
    statement.topics[first] ?? 0,
    first === 'budget' ? (statement.topics.ask ?? 0) : 0,
  );
  return own >= 1 && own >= Math.max(0, ...Object.values(statement.topics)) * 0.75;
};

const saidForThis = ({ origin }: Statement): boolean =>
  origin === 'answer' || origin === 'additional';

/** Two words of a name that says no more show that a statement speaks of it; one shows nothing. */
const named = (statement: Statement, section: SectionPlan): boolean =>
  new Set(section.stems.filter((stem) => statement.stems.includes(stem))).size > 1;

/** Where several parts ask for the same thing, what else it tells decides between them. */
const withAim = (score: number, aim: number | undefined): number =>
  aim === undefined ? score : Math.max(score, aim + score / 10);

/** How well every statement serves every section; 0 where it has no place. */
export const scoreAll = (
  statements: Statement[],
  sections: SectionPlan[],
  details?: AnalysisDetails,
): number[][] => {
  const relevance = bm25(statements.map(({ stems }) => stems));
  const byText = sections.map(({ stems }) => relevance(stems));
  const best = Math.max(1, ...byText.flat());
  const ofOthers = sections.some(({ asks }) => asks[0] === 'funding');
  return statements.map((statement, at) => {
    const row = sections.map((section, sectionAt) => {
      const risk = ofRisk(statement, section, details);
      if (risk !== undefined) return risk;
      if (section.countOf && !counts(section.countOf, statement.text)) return 0;
      const awaited = waitsFor(statement, section, details);
      if (
        ofOthers &&
        section.asks[0] === 'budget' &&
        (statement.topics.funding ?? 0) >= ofOthersMoney
      )
        return 0;
      if (section.ofUs && taxExempt.test(statement.text)) return certain;
      if (section.ofTheFunder && section.silent && statement.origin === 'mission') return 1;
      if (section.silent && !named(statement, section)) return 0;
      if (!awaited && !section.silent && !belongs(statement, section)) return 0;
      const near = affinity(statement, section);
      if (!awaited && !section.silent && near < nearest) return 0;
      // Of "Placement" nothing is known but its words: what shares none, and was not said for this call, fills.
      if (
        !awaited &&
        section.unknown &&
        (section.byItsWords
          ? !named(statement, section)
          : !byText[sectionAt]?.[at] && !saidForThis(statement))
      )
        return 0;
      const own = isDedicated(statement, section) ? dedicated : 0;
      const opens =
        section.asks[0] !== 'organization'
          ? 0
          : statement.origin === 'mission'
            ? first
            : statement.origin === 'profile' && statement.order === 0
              ? second
              : 0;
      return near + own + opens + (byText[sectionAt]?.[at] ?? 0) / best + (awaited ? 5 : 0);
    });
    return settleRow(statement, sections, row).map((score, place) => {
      const section = sections[place];
      return section && !section.ofRisk ? withAim(score, aimScore(statement, section)) : score;
    });
  });
};
