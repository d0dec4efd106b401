import { statementTopics } from './topics.ts';
import type { Relevance } from './relevance.ts';
import type { SectionPlan } from './section-plan.ts';
import type { Statement } from './statement.ts';
import { minRelevance, minQuestionSimilarity, minTalkProbability } from './thresholds.ts';

/** Statements that are placed together, with their relevance to the section. */
export type PlacedStatements = { statements: readonly number[]; score: number };

type Rules = {
  /** Whether a section accepts statements. */
  isOpen: (section: number) => boolean;
  /** Whether a table of the draft already contains a statement. */
  isInTable: (statement: Statement) => boolean;
};

const otherTopic = statementTopics.indexOf('other');
const paragraphWeight = 0.25;

/**
 * Assigns each statement to its most relevant section, provided it is relevant enough. A statement that refers to the
 * previous statement stays with it.
 */
export function assignStatements(
  statements: readonly Statement[],
  sections: readonly SectionPlan[],
  relevance: Relevance,
  { isOpen, isInTable }: Rules,
): PlacedStatements[][] {
  const placements: PlacedStatements[][] = sections.map(() => []);
  const scores = smoothRelevance(statements, sections.length, relevance);
  for (const chain of chainStatements(statements)) {
    const first = statements[chain[0] ?? -1];
    if (!first || isInTable(first) || isTalk(first, chain, relevance)) continue;
    const candidates = listAllowedSections(first, chain[0] ?? 0, sections, relevance, isOpen);
    const best = candidates
      .map((section) => ({
        section,
        score:
          chain.reduce((sum, index) => sum + (scores[index]?.[section] ?? 0), 0) / chain.length,
      }))
      .sort((a, b) => b.score - a.score)[0];
    if (best && best.score >= minRelevance[first.origin])
      placements[best.section]?.push({ statements: chain, score: best.score });
  }
  return placements;
}

/** Averages relevance within paragraphs, since their sentences are usually about one topic. */
function smoothRelevance(
  statements: readonly Statement[],
  sections: number,
  relevance: Relevance,
): number[][] {
  const own = statements.map((_, index) =>
    Array.from({ length: sections }, (__, section) => relevance.toSection(index, section)),
  );
  const paragraphs = new Map<number, number[]>();
  statements.forEach(({ paragraph }, index) =>
    paragraphs.set(paragraph, [...(paragraphs.get(paragraph) ?? []), index]),
  );
  return own.map((scores, index) => {
    const others = paragraphs.get(statements[index]?.paragraph ?? -1) ?? [];
    return scores.map((score, section) => {
      const mean =
        others.reduce((sum, other) => sum + (own[other]?.[section] ?? 0), 0) / others.length;
      return (1 - paragraphWeight) * score + paragraphWeight * mean;
    });
  });
}

/** Groups each statement with the statements that refer to it. Drops statements whose antecedent is missing. */
export function chainStatements(statements: readonly Statement[]): number[][] {
  const all: number[][] = [];
  statements.forEach((statement, index) => {
    const before = statements[index - 1];
    const isNext =
      before !== undefined &&
      before.origin === statement.origin &&
      before.paragraph === statement.paragraph &&
      (statement.unit === undefined || before.unit === statement.unit - 1);
    if (!statement.dependsOnPrevious) all.push([index]);
    else if (isNext && all.at(-1)?.at(-1) === index - 1) all.at(-1)?.push(index);
    else if (statement.origin !== 'document') all.push([index]);
  });
  return all;
}

const isTalk = ({ origin }: Statement, chain: readonly number[], relevance: Relevance): boolean =>
  origin === 'notes' &&
  chain.every(
    (index) => (relevance.featuresOf(index).topics[otherTopic] ?? 0) >= minTalkProbability,
  );

/**
 * Returns the sections that a statement may be placed in: an answer goes to the sections of its question, any other
 * statement to any section.
 */
function listAllowedSections(
  { origin, title }: Statement,
  index: number,
  sections: readonly SectionPlan[],
  relevance: Relevance,
  isOpen: (section: number) => boolean,
): number[] {
  const openSections = [...sections.keys()].filter(isOpen);
  if (origin !== 'answer') return openSections;
  const askingSections = openSections.filter((section) =>
    sections[section]?.questions.includes(title),
  );
  if (askingSections.length > 0) return askingSections;
  const bySimilarity = openSections
    .map((section) => ({ section, similarity: relevance.toQuestion(index, section) }))
    .sort((a, b) => b.similarity - a.similarity);
  return bySimilarity[0] && bySimilarity[0].similarity >= minQuestionSimilarity
    ? [bySimilarity[0].section]
    : openSections;
}
