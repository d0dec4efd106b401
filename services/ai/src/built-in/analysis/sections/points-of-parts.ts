import { comparable, contentWords, wordOverlap } from '@grantwright/analyst';
import { stem } from '../../../text/words.ts';
import { topicOfTitle } from '../asking-topics.ts';
import type { Criterion } from '../criteria/criterion.ts';
import type { SectionCandidate } from './candidate.ts';

const nearName = 0.6;
/** Words that stand in the criteria of every call and tell none from another. */
const everywhere = new Set(
  (
    'quality strength clarity extent degree overall level appropriate appropriateness value merit proposal proposed ' +
    'application applicant project projects program programme work grant funding funds demonstrated clear strong good what who ' +
    'why when where tell about make part knowledge understanding people organization organisation'
  )
    .split(' ')
    .map(stem),
);

const tellingStems = (text: string): Set<string> =>
  new Set(
    contentWords(text)
      .map(stem)
      .filter((word) => word.length > 2 && !everywhere.has(word)),
  );

const inName = 2;
const inPrompt = 1;
const ofTopic = 2;

/** How much a part looks like the one that a criterion weighs. */
const serves = (part: SectionCandidate, { name }: Criterion): number => {
  const named = tellingStems(part.name);
  const asked = tellingStems([...part.prompts, ...part.told].join(' '));
  const topic = topicOfTitle(name);
  const shared = [...tellingStems(name)].map((word) =>
    named.has(word) ? inName : asked.has(word) ? inPrompt : 0,
  );
  return (
    shared.reduce<number>((sum, one) => sum + one, 0) +
    (topic !== undefined && topic === topicOfTitle(part.name) ? ofTopic : 0)
  );
};

/** The one that serves more than any other; none where two do alike. */
const onlyBest = (
  parts: SectionCandidate[],
  criterion: Criterion,
): SectionCandidate | undefined => {
  const [best, next] = parts
    .map((part) => ({ part, score: serves(part, criterion) }))
    .sort((a, b) => b.score - a.score);
  return best && best.score > 0 && best.score > (next?.score ?? 0) ? best.part : undefined;
};

/**
 * What reviewers' points weigh which part: "The need" those for "Need and knowledge of the community", and "What will
 * change", which asks "How will you measure it?", those for "Measuring change". Points that might be of two parts, or
 * of none, are given to none.
 */
export const pointsOfParts = (
  parts: SectionCandidate[],
  criteria: Criterion[],
): Map<SectionCandidate, number> => {
  const weights = new Map<SectionCandidate, number>();
  const scored = criteria.filter(({ points }) => points !== undefined);
  const placed = new Set<Criterion>();
  for (const part of parts) {
    const same =
      scored.find(({ name }) => comparable(name) === comparable(part.name)) ??
      scored.find(({ name }) => wordOverlap(name, part.name) >= nearName);
    if (same?.points === undefined) continue;
    weights.set(part, same.points);
    placed.add(same);
  }
  const isFree = (part: SectionCandidate): boolean =>
    part.points === undefined && !weights.has(part);
  const wanted = scored
    .filter((criterion) => !placed.has(criterion))
    .map((criterion) => ({ criterion, part: onlyBest(parts, criterion) }));
  for (const { criterion, part } of wanted) {
    const rivals = wanted.filter((other) => other.part === part);
    if (!part || !isFree(part) || rivals.length > 1 || criterion.points === undefined) continue;
    weights.set(part, criterion.points);
  }
  return weights;
};
