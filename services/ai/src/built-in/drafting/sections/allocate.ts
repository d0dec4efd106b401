import type { AnalysisDetails } from '@grantwright/shared/contract';
import type { Statement } from '../statements/statement.ts';
import { strictTopics } from '../topics.ts';
import { adoptedBy } from './adopt.ts';
import { certain, ofItself } from './aim-score.ts';
import { asOneAnswer } from './as-one-answer.ts';
import { isRecordPart } from './plan-part.ts';
import { fallback, roomOf } from './room.ts';
import type { SectionPlan } from './section-plan.ts';
import { affinity, scoreAll } from './score-statements.ts';
import { shortLead } from './short-lead.ts';
import { isBrief } from './short-part.ts';
import { tellsInShort } from './tells-in-short.ts';

/** Below this a statement has nothing to do with a section. */
const enough = 0.55;
/** So much it must have to do with the section that takes what is left. */
const loosely = 0.25;
/** A passage must earn its place: the organization did not write it for this call. */
const enoughForPassage = 1.2;
const passagesASection = 6;

/** Much in one place moves what else is said to another a little. */
const crowding = 0.08;
/** What was said in one breath stays in one place, where both fit about as well. */
const together = 0.4;

/** So well, beside where it fits best, a sentence fits where its answer goes. */
const aboutAsWell = 0.6;

/** From here on a sentence tells of a matter, whatever question it answers. */
const answersToo = 2;

/** What points back weighs a little less than what it points to. */
const afterIt = 0.01;

/** What tells the project in short weighs more than who we are. */
const inFront = 90;

export type Placed = { statement: Statement; score: number };

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
  const scores = asOneAnswer(statements, scoreAll(statements, sections, details));
  const placed: Placed[][] = sections.map(() => []);
  const taken = new Set<number>();
  /** Where a part asks what will be done, a summary does not tell it in its place. */
  const hasProject = sections.some(
    ({ asks, fact, frame, byItsWords }) =>
      !fact && !frame && !byItsWords && asks[0] !== 'summary' && asks.includes('project'),
  );
  /** Parts that are told in short, and have no room for more. */
  const told = new Set<number>();
  const needed = (statement: Statement): number =>
    statement.origin === 'passage' ? enoughForPassage : enough;
  const full = (sectionAt: number): boolean => {
    const section = sections[sectionAt];
    return (
      !section ||
      told.has(sectionAt) ||
      (placed[sectionAt]?.length ?? 0) >= roomOf(section, hasProject)
    );
  };
  const isOwn = ({ origin }: Statement): boolean => origin === 'profile' || origin === 'mission';
  const isSaid = ({ origin }: Statement): boolean => origin === 'answer' || origin === 'additional';
  /** In brief, who one is comes before what was answered at length. */
  const admits = (sectionAt: number, statement: Statement): boolean => {
    const section = sections[sectionAt];
    if (sectionAt === shortAt && !isOwn(statement) && !tellsInShort(statement.text)) return false;
    return (
      !section ||
      !isBrief(section) ||
      isOwn(statement) ||
      (placed[sectionAt] ?? []).filter((one) => !isOwn(one.statement)).length === 0
    );
  };
  const fitsAbout = (at: number, sectionAt: number): boolean => {
    const own = scores[at] ?? [];
    const score = own[sectionAt] ?? 0;
    const best = Math.max(...own);
    // What tells of the very thing that another part is named for goes there.
    if (best >= ofItself && score < best) return false;
    return score > 0 && score >= aboutAsWell * best && !full(sectionAt);
  };
  const give = (at: number, sectionAt: number): void => {
    const statement = statements[at];
    if (!statement) return;
    taken.add(at);
    const lead = placed[sectionAt]?.find((other) => other.statement.text === statement.follows);
    const score = lead ? lead.score - afterIt : (scores[at]?.[sectionAt] ?? 0);
    placed[sectionAt]?.push({ statement, score });
    // What points back to it goes where it goes.
    const next = statements[at + 1];
    if (next?.follows === statement.text && !taken.has(at + 1)) give(at + 1, sectionAt);
    // So do the sentences of an answer to one question.
    const isAnswered = (place: number): boolean => (scores[place]?.[sectionAt] ?? 0) >= certain;
    if (statement.asked || isAnswered(at))
      statements.forEach((other, otherAt) => {
        if (
          !taken.has(otherAt) &&
          !other.open &&
          !other.follows &&
          other.question === statement.question &&
          ((other.asked && fitsAbout(otherAt, sectionAt)) ||
            (isAnswered(at) && isAnswered(otherAt)))
        )
          give(otherAt, sectionAt);
      });
    // The parts of one enumeration stay together.
    if (statement.series)
      statements.forEach((other, otherAt) => {
        if (!taken.has(otherAt) && other.series?.key === statement.series?.key)
          give(otherAt, sectionAt);
      });
  };
  /** What is too much elsewhere does not spill into a summary. */
  const isSummary = (sectionAt: number): boolean => sections[sectionAt]?.asks[0] === 'summary';
  const home = {
    organization: fallback(sections, 'organization'),
    project: fallback(sections, 'project'),
  };
  /** True of one step of an answer whose other steps stand where this one would do about as well. */
  const isTorn = (at: number, sectionAt: number): boolean => {
    const { question } = statements[at] ?? {};
    if (!question || strictTopics.has(sections[sectionAt]?.asks[0] ?? 'project')) return false;
    const score = scores[at]?.[sectionAt] ?? 0;
    return placed.some(
      (part, other) =>
        other !== sectionAt &&
        part.some(({ statement }) => statement.question === question) &&
        (scores[at]?.[other] ?? 0) >= score * 0.8,
    );
  };
  // What a project is in short is told first: the details have the rest.
  const shortAt = sections.findIndex(({ inShort }) => inShort);
  const opening = shortAt < 0 ? [] : shortLead(statements, scores, shortAt);
  for (const [place, at] of opening.entries()) {
    const said = statements[at];
    if (said) placed[shortAt]?.push({ statement: said, score: inFront - place });
    told.add(shortAt);
  }
  const answersAnother = ({ asked, topics }: Statement, sectionAt: number): boolean => {
    const own = sections[sectionAt]?.asks[0];
    return (
      asked !== undefined &&
      own !== undefined &&
      own !== asked &&
      !sections[sectionAt]?.asks.includes(asked) &&
      (topics[own] ?? 0) < answersToo &&
      sections.some(({ asks, fact, frame }) => !fact && !frame && asks[0] === asked)
    );
  };
  const order = sections
    .map((section, at) => ({ at, points: section.points }))
    .sort((a, b) => b.points - a.points || a.at - b.at);
  for (const { at: sectionAt } of order) {
    if (full(sectionAt)) continue;
    let best = -1;
    let bestGain = 0;
    let bestTorn = true;
    statements.forEach((statement, at) => {
      const score = scores[at]?.[sectionAt] ?? 0;
      if (taken.has(at) || statement.open || statement.follows || score < needed(statement)) return;
      // "About 212 acres" tells nobody in short what the project is.
      if (sectionAt === shortAt && !tellsInShort(statement.text)) return;
      // An answer fills no part that asks for something else, where another part asks for it.
      if (score < ofItself && answersAnother(statement, sectionAt)) return;
      // What another section needs more is left to it.
      if (score < 0.55 * Math.max(...(scores[at] ?? []))) return;
      const elsewhere = Math.max(
        0,
        ...(scores[at] ?? []).filter(
          (_, other) => other !== sectionAt && placed[other]?.length === 0,
        ),
      );
      const gain = score - 0.6 * Math.max(0, elsewhere - score);
      const torn = isTorn(at, sectionAt);
      if (torn === bestTorn ? gain > bestGain : bestTorn)
        [best, bestGain, bestTorn] = [at, gain, torn];
    });
    if (best >= 0) give(best, sectionAt);
  }
  const placedAt = (at: number): number =>
    placed.findIndex((part) => part.some(({ statement }) => statement === statements[at]));
  /** Neighbours of one answer hold each other; anything else makes room. */
  const pull = (at: number, sectionAt: number): number => {
    const own = statements[at];
    const before = statements[at - 1];
    if (!(scores[at]?.[sectionAt] ?? 0)) return 0;
    if (own?.question && before?.question === own.question && placedAt(at - 1) === sectionAt)
      return together;
    const others = (placed[sectionAt] ?? []).filter(
      ({ statement }) => own?.question === undefined || statement.question !== own.question,
    );
    return -crowding * others.length;
  };
  statements.forEach((statement, at) => {
    if (taken.has(at)) return;
    if (statement.open) {
      const best = scores[at]?.indexOf(Math.max(...(scores[at] ?? []))) ?? -1;
      const to = Math.max(0, ...(scores[at] ?? [])) > 0 ? best : home.project;
      if (to >= 0) give(at, to);
      return;
    }
    const fit = Math.max(...(scores[at] ?? []));
    const ranked = sections
      .map((_, sectionAt) => ({
        sectionAt,
        score: (scores[at]?.[sectionAt] ?? 0) + pull(at, sectionAt),
      }))
      .filter(({ sectionAt }) => !full(sectionAt) && admits(sectionAt, statement))
      .filter(({ sectionAt }) => !isSummary(sectionAt) || scores[at]?.[sectionAt] === fit)
      .sort((a, b) => b.score - a.score);
    const first = ranked[0];
    if (!first || (statement.origin === 'passage' && first.score < needed(statement))) return;
    // What the organization said itself is not lost where any section can hold it.
    if (first.score < needed(statement)) {
      const own = isOwn(statement);
      if (own && home.organization < 0) return;
      const adopted = isSaid(statement) ? adoptedBy(statement, sections) : -1;
      if (adopted >= 0 && !full(adopted)) return give(at, adopted);
      const record = statement.past ? sections.findIndex(isRecordPart) : -1;
      const to = own ? home.organization : record >= 0 ? record : home.project;
      const section = sections[to];
      if (!section || (isBrief(section) && (!own || full(to)))) return;
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
