import { comparable, omittedNotes } from '@grantwright/analyst';
import { limits, type Requirement, type RequirementKind } from '@grantwright/shared/contract';
import type { VerifiedLine } from './to-requirement.ts';

/** Finds repetitions by meaning: for each requirement, the index of the one that replaces it, or its own. */
export type FindRepetitions = (requirements: readonly Requirement[]) => Promise<number[]>;

/** Kinds that decide about an application are listed before all others. */
const importance: Readonly<Record<RequirementKind, number>> = {
  deadline: 3,
  eligibility: 3,
  amount: 3,
  limit: 3,
  attachment: 2,
  submission: 2,
  format: 2,
  content: 1,
  evaluation: 1,
  'after-award': 1,
};

/** The distinct lines with the quotes of their repetitions; the most important ones, in order. */
export async function mergeLines(
  lines: readonly VerifiedLine[],
  findRepetitions: FindRepetitions,
): Promise<{ lines: VerifiedLine[]; notes: string[] }> {
  const distinct = mergeBy(lines, firstOfEach(lines));
  const merged = mergeBy(
    distinct,
    await findRepetitions(distinct.map(({ requirement }) => requirement)),
  );
  const kept = new Set(
    [...merged].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, limits.requirements),
  );
  return {
    lines: merged.filter((line) => kept.has(line)),
    notes: omittedNotes(merged.length - kept.size),
  };
}

const weightOf = ({ requirement: { kind, mandatory } }: VerifiedLine): number =>
  importance[kind] + (mandatory ? 0.5 : 0);

/** For each line, the index of the first one with the same words. */
function firstOfEach(lines: readonly VerifiedLine[]): number[] {
  const first = new Map<string, number>();
  return lines.map(({ requirement: { text, appliesTo = '' } }, index) => {
    const key = `${comparable(text)} | ${comparable(appliesTo)}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    return earlier ?? index;
  });
}

/** Merges each line into the one that replaces it. */
function mergeBy(lines: readonly VerifiedLine[], replacements: readonly number[]): VerifiedLine[] {
  const target = (index: number): number => {
    const seen = new Set<number>();
    let to = index;
    while (!seen.has(to)) {
      seen.add(to);
      to = replacements[to] ?? to;
    }
    // lines that replace each other all stay
    return (replacements[to] ?? to) === to ? to : index;
  };
  const repetitions = lines.map((): VerifiedLine[] => []);
  const targets = lines.map((line, index) => {
    const to = target(index);
    if (to !== index) repetitions[to]?.push(line);
    return to;
  });
  return lines.flatMap((line, index) =>
    targets[index] === index
      ? [{ ...line, requirement: withQuotes(line.requirement, repetitions[index] ?? []) }]
      : [],
  );
}

function withQuotes(requirement: Requirement, repetitions: readonly VerifiedLine[]): Requirement {
  const { moreQuotes = [], ...own } = requirement;
  const others = repetitions.flatMap(({ requirement: { quote, page, moreQuotes: more = [] } }) => [
    ...(quote ? [{ quote, ...(page && { page }) }] : []),
    ...more,
  ]);
  const seen = new Set([own.quote]);
  const quotes = [...moreQuotes, ...others].filter(
    ({ quote }) => !seen.has(quote) && seen.add(quote),
  );
  return {
    ...own,
    mandatory: own.mandatory || repetitions.some((line) => line.requirement.mandatory),
    ...(quotes.length > 0 && { moreQuotes: quotes.slice(0, limits.moreQuotes) }),
  };
}
