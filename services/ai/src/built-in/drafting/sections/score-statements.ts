import type { AnalysisDetails } from '@grantwright/shared/contract';
import { bm25 } from '../bm25.ts';
import { asksToDo } from '../statements/asks-to-do.ts';
import type { Statement } from '../statements/statement.ts';
import { strictTopics, type Topic } from '../topics.ts';
import { aimsAsked, tellsOfAim } from './aims.ts';
import { belongs, counts, misplaced, ofOthersMoney, ofOutcome, taxExempt } from './belongs.ts';
import { aimScore } from './aim-score.ts';
import { type RiskAsked, riskAsked, tellsOfRisk } from './risk-part.ts';
import type { SectionPlan } from './section-plan.ts';
import { sameName } from './same-name.ts';
import { settleRow } from './settle-row.ts';

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

/** Whether it answers a question that was put for this part. */
const isTied = (statement: Statement, section: SectionPlan, details?: AnalysisDetails): boolean =>
  statement.question !== undefined &&
  (details?.questions ?? []).some(
    ({ question, sections }) =>
      sameName(question, statement.question ?? '') &&
      sections.some((name) => sameName(name, section.name)),
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
  ((!ofOutcome.has(statement.asked ?? 'project') &&
    !aimsAsked(statement.question ?? '').includes('wellbeing') &&
    tellsOfRisk(statement.text, section.ofRisk)) ||
    isTied(statement, section, details) ||
    sameRisk(riskAsked(statement.question ?? ''), section.ofRisk))
    ? certain
    : 0);

/** How people are kept safe is not what may go wrong in the work. */
const sameRisk = (answered: RiskAsked | undefined, asked: RiskAsked): boolean =>
  answered !== undefined && (answered === asked || answered === 'both' || asked === 'both');

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
      if (
        section.aims?.named.includes('ready') &&
        !tellsOfAim(statement.text, 'ready') &&
        !isTied(statement, section, details)
      )
        return 0;
      if (section.countOf && !counts(section.countOf, statement.text)) return 0;
      if (section.asks[0] === 'project' && !section.byItsWords && asksToDo(statement))
        return certain;
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
