import { matters } from './asks.ts';
import type { Relevance } from './relevance.ts';
import type { SectionPlan } from './section-plan.ts';
import type { Statement } from './statement.ts';
import { minRelevance, sameQuestion, surelyTalk } from './thresholds.ts';

/** Statements that are placed together, and how relevant they are to their section. */
export type Placed = { statements: readonly number[]; score: number };

type Rules = {
  /** Whether a section takes statements. */
  isOpen: (section: number) => boolean;
  /** Whether the draft says a statement already, in a table. */
  isTold: (statement: Statement) => boolean;
};

const talk = matters.indexOf('other');
const shareOfParagraph = 0.25;

/**
 * The statements of each section: every one in the section that it is most relevant to, if it is relevant enough,
 * and a statement that leans on the one before it together with that one.
 */
export function allocate(
  statements: readonly Statement[],
  sections: readonly SectionPlan[],
  relevance: Relevance,
  { isOpen, isTold }: Rules,
): Placed[][] {
  const placed: Placed[][] = sections.map(() => []);
  const scores = smoothed(statements, sections.length, relevance);
  for (const chain of chains(statements)) {
    const first = statements[chain[0] ?? -1];
    if (!first || isTold(first) || isTalk(first, chain, relevance)) continue;
    const candidates = sectionsFor(first, chain[0] ?? 0, sections, relevance, isOpen);
    const best = candidates
      .map((section) => ({
        section,
        score: chain.reduce((sum, at) => sum + (scores[at]?.[section] ?? 0), 0) / chain.length,
      }))
      .sort((a, b) => b.score - a.score)[0];
    if (best && best.score >= minRelevance[first.origin])
      placed[best.section]?.push({ statements: chain, score: best.score });
  }
  return placed;
}

/** Sentences of one paragraph mostly tell of one thing. */
function smoothed(
  statements: readonly Statement[],
  sections: number,
  relevance: Relevance,
): number[][] {
  const own = statements.map((_, at) =>
    Array.from({ length: sections }, (__, section) => relevance.ofSection(at, section)),
  );
  const paragraphs = new Map<number, number[]>();
  statements.forEach(({ paragraph }, at) =>
    paragraphs.set(paragraph, [...(paragraphs.get(paragraph) ?? []), at]),
  );
  return own.map((scores, at) => {
    const others = paragraphs.get(statements[at]?.paragraph ?? -1) ?? [];
    return scores.map((score, section) => {
      const mean =
        others.reduce((sum, other) => sum + (own[other]?.[section] ?? 0), 0) / others.length;
      return (1 - shareOfParagraph) * score + shareOfParagraph * mean;
    });
  });
}

/** A statement with those that lean on it. One that leans on words of a document that are left out is left out, too. */
export function chains(statements: readonly Statement[]): number[][] {
  const all: number[][] = [];
  statements.forEach((statement, at) => {
    const before = statements[at - 1];
    const isNext =
      before !== undefined &&
      before.origin === statement.origin &&
      before.paragraph === statement.paragraph &&
      (statement.unit === undefined || before.unit === statement.unit - 1);
    if (!statement.leans) all.push([at]);
    else if (isNext && all.at(-1)?.at(-1) === at - 1) all.at(-1)?.push(at);
    else if (statement.origin !== 'document') all.push([at]);
  });
  return all;
}

const isTalk = ({ origin }: Statement, chain: readonly number[], relevance: Relevance): boolean =>
  origin === 'notes' &&
  chain.every((at) => (relevance.telling(at).matters[talk] ?? 0) >= surelyTalk);

/** An answer goes where its question was asked; anything else may go anywhere. */
function sectionsFor(
  { origin, title }: Statement,
  at: number,
  sections: readonly SectionPlan[],
  relevance: Relevance,
  isOpen: (section: number) => boolean,
): number[] {
  const open = [...sections.keys()].filter(isOpen);
  if (origin !== 'answer') return open;
  const asking = open.filter((section) => sections[section]?.questions.includes(title));
  if (asking.length > 0) return asking;
  const near = open
    .map((section) => ({ section, likeness: relevance.ofQuestion(at, section) }))
    .sort((a, b) => b.likeness - a.likeness);
  return near[0] && near[0].likeness >= sameQuestion ? [near[0].section] : open;
}
