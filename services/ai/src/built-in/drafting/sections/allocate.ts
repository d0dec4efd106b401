import type { AnalysisDetails } from '@grantwright/shared/contract';
import { bm25 } from '../bm25.ts';
import { kindOf } from '../statements/kind.ts';
import type { Statement } from '../statements/statement.ts';
import { strictTopics, type Topic } from '../topics.ts';
import type { SectionPlan } from './plan-sections.ts';

/** Below this a statement has nothing to do with a section. */
const enough = 0.55;
/** Shared words alone do not make a statement an answer. */
const nearest = 0.4;
/** So much it must have to do with the section that takes what is left. */
const loosely = 0.25;
/** A section for one thing goes before a section for everything. */
const dedicated = 0.8;
/** A passage must earn its place: the organization did not write it for this call. */
const enoughForPassage = 1.2;
const passagesASection = 6;

/** A summary stays one; a form is filled from the profile, and an attachment is attached. */
const most = ({ asks, frame }: SectionPlan): number =>
  frame
    ? 0
    : asks[0] === 'summary'
      ? 4
      : asks[0] === 'identity'
        ? 0
        : asks[0] === 'attachment'
          ? 2
          : Infinity;

export type Placed = { statement: Statement; score: number };

const affinity = (statement: Statement, section: SectionPlan): number =>
  (Object.entries(statement.topics) as [Topic, number][]).reduce(
    (sum, [topic, weight]) => sum + Math.min(weight, 4) * (section.wants[topic] ?? 0),
    0,
  ) / Math.sqrt(1 + Object.keys(statement.topics).length / 3);

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const waitsFor = (statement: Statement, section: SectionPlan, details?: AnalysisDetails): boolean =>
  statement.question !== undefined &&
  (details?.questions ?? []).some(
    ({ question, sections }) =>
      same(question, statement.question ?? '') && sections.some((name) => same(name, section.name)),
  ) &&
  !misplaced(statement, section);

/** What is done, and how it is measured, is no need, whichever section its question names. */
const misplaced = (statement: Statement, section: SectionPlan): boolean => {
  if (
    section.asks[0] !== 'need' ||
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

const belongs = (statement: Statement, section: SectionPlan): boolean => {
  if (statement.origin === 'profile' || statement.origin === 'mission')
    return welcomesProfile(section);
  if (misplaced(statement, section)) return false;
  if (section.asks[0] === 'summary')
    return (statement.topics.summary ?? 0) > 0 || (statement.topics.project ?? 0) >= 2;
  const asks = section.asks.filter((topic) => (section.wants[topic] ?? 0) >= 0.5);
  if (!asks.every((topic) => strictTopics.has(topic))) return true;
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

/** How well every statement serves every section; 0 where it has no place. */
export const scoreAll = (
  statements: Statement[],
  sections: SectionPlan[],
  details?: AnalysisDetails,
): number[][] => {
  const relevance = bm25(statements.map(({ stems }) => stems));
  const byText = sections.map(({ stems }) => relevance(stems));
  const best = Math.max(1, ...byText.flat());
  return statements.map((statement, at) =>
    sections.map((section, sectionAt) => {
      const awaited = waitsFor(statement, section, details);
      if (!awaited && !belongs(statement, section)) return 0;
      const near = affinity(statement, section);
      if (!awaited && near < nearest) return 0;
      const own = isDedicated(statement, section) ? dedicated : 0;
      return near + own + (byText[sectionAt]?.[at] ?? 0) / best + (awaited ? 5 : 0);
    }),
  );
};

/** The section for what belongs to none: about the organization, or about the work. */
const fallback = (sections: SectionPlan[], about: 'organization' | 'project'): number => {
  const wanting = (topic: Topic): number =>
    sections.findIndex(({ asks, wants }) => asks.includes(topic) && (wants[topic] ?? 0) >= 0.5);
  const order: Topic[] =
    about === 'organization'
      ? ['organization', 'summary', 'project', 'need', 'population']
      : ['project', 'population', 'goals', 'need', 'organization', 'summary'];
  const found = order.map(wanting).find((at) => at >= 0);
  return (
    found ??
    sections.findIndex(
      ({ asks }) => !strictTopics.has(asks[0] ?? 'project') && asks[0] !== 'identity',
    )
  );
};

/**
 * Gives each statement to one section, so that nothing is said twice: first every section gets the
 * statement that serves it best, the heaviest sections first, then each statement goes where it
 * belongs most, a little less readily where much has been said already.
 */
export const allocate = (
  statements: Statement[],
  sections: SectionPlan[],
  details?: AnalysisDetails,
): Placed[][] => {
  const scores = scoreAll(statements, sections, details);
  const placed: Placed[][] = sections.map(() => []);
  const taken = new Set<number>();
  const needed = (statement: Statement): number =>
    statement.origin === 'passage' ? enoughForPassage : enough;
  const full = (sectionAt: number): boolean => {
    const section = sections[sectionAt];
    return !section || (placed[sectionAt]?.length ?? 0) >= most(section);
  };
  const give = (at: number, sectionAt: number): void => {
    const statement = statements[at];
    if (!statement) return;
    taken.add(at);
    placed[sectionAt]?.push({ statement, score: scores[at]?.[sectionAt] ?? 0 });
    // The parts of one enumeration stay together.
    if (statement.series)
      statements.forEach((other, otherAt) => {
        if (!taken.has(otherAt) && other.series?.key === statement.series?.key)
          give(otherAt, sectionAt);
      });
  };
  const home = {
    organization: fallback(sections, 'organization'),
    project: fallback(sections, 'project'),
  };
  const order = sections
    .map((section, at) => ({ at, points: section.points }))
    .sort((a, b) => b.points - a.points || a.at - b.at);
  for (const { at: sectionAt } of order) {
    if (full(sectionAt)) continue;
    let best = -1;
    let bestGain = 0;
    statements.forEach((statement, at) => {
      const score = scores[at]?.[sectionAt] ?? 0;
      if (taken.has(at) || score < needed(statement)) return;
      // What another section needs more is left to it.
      if (score < 0.55 * Math.max(...(scores[at] ?? []))) return;
      const elsewhere = Math.max(
        0,
        ...(scores[at] ?? []).filter(
          (_, other) => other !== sectionAt && placed[other]?.length === 0,
        ),
      );
      const gain = score - 0.6 * Math.max(0, elsewhere - score);
      if (gain > bestGain) [best, bestGain] = [at, gain];
    });
    if (best >= 0) give(best, sectionAt);
  }
  statements.forEach((statement, at) => {
    if (taken.has(at)) return;
    const ranked = sections
      .map((_, sectionAt) => ({
        sectionAt,
        score: (scores[at]?.[sectionAt] ?? 0) - 0.08 * (placed[sectionAt]?.length ?? 0),
      }))
      .filter((candidate) => !full(candidate.sectionAt))
      .sort((a, b) => b.score - a.score);
    const first = ranked[0];
    if (!first || (statement.origin === 'passage' && first.score < needed(statement))) return;
    // What the organization said itself is not lost where any section can hold it.
    if (first.score < needed(statement)) {
      const own = statement.origin === 'profile' || statement.origin === 'mission';
      const to = own ? home.organization : home.project;
      const section = sections[to];
      if (!section) return;
      if (own || section.asks.includes('project') || affinity(statement, section) >= loosely)
        give(at, to);
      return;
    }
    if (statement.origin === 'passage') {
      const passages =
        placed[first.sectionAt]?.filter((p) => p.statement.origin === 'passage').length ?? 0;
      if (passages >= passagesASection) return;
    }
    give(at, first.sectionAt);
  });
  return placed;
};
