import { comparable, writeOmittedNotes } from '@grantwright/analyst';
import { limits, type Requirement, type RequirementKind } from '@grantwright/shared/contract';
import type { VerifiedLine } from './to-requirement.ts';

/**
 * Finds requirements that repeat others in meaning. Returns, for each requirement, the index of the one that replaces
 * it, or its own index.
 */
export type FindReplacements = (requirements: readonly Requirement[]) => Promise<number[]>;

/** Kinds that can disqualify an application come first. */
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

/** Merges repeated lines along with their quotes, and keeps the most important lines in their original order. */
export async function mergeLines(
  lines: readonly VerifiedLine[],
  findReplacements: FindReplacements,
): Promise<{ lines: VerifiedLine[]; notes: string[] }> {
  const distinct = mergeBy(lines, listFirstIndexes(lines));
  const merged = mergeBy(
    distinct,
    await findReplacements(distinct.map(({ requirement }) => requirement)),
  );
  const selected = new Set(
    [...merged].sort((a, b) => weighLine(b) - weighLine(a)).slice(0, limits.requirements),
  );
  return {
    lines: merged.filter((line) => selected.has(line)),
    notes: writeOmittedNotes(merged.length - selected.size),
  };
}

const weighLine = ({ requirement: { kind, mandatory } }: VerifiedLine): number =>
  importance[kind] + (mandatory ? 0.5 : 0);

/** Returns, for each line, the index of the first line with the same words. */
function listFirstIndexes(lines: readonly VerifiedLine[]): number[] {
  const first = new Map<string, number>();
  return lines.map(({ requirement: { text, appliesTo = '' } }, index) => {
    const key = `${comparable(text)} | ${comparable(appliesTo)}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    return earlier ?? index;
  });
}

/** Merges each line into the line that replaces it. */
function mergeBy(lines: readonly VerifiedLine[], replacements: readonly number[]): VerifiedLine[] {
  const findTarget = (index: number): number => {
    const visited = new Set<number>();
    let to = index;
    while (!visited.has(to)) {
      visited.add(to);
      to = replacements[to] ?? to;
    }
    // keep lines that replace each other
    return (replacements[to] ?? to) === to ? to : index;
  };
  const repetitions = lines.map((): VerifiedLine[] => []);
  const targets = lines.map((line, index) => {
    const to = findTarget(index);
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
  const { moreQuotes = [], ...rest } = requirement;
  const others = repetitions.flatMap(({ requirement: { quote, page, moreQuotes: more = [] } }) => [
    ...(quote ? [{ quote, ...(page && { page }) }] : []),
    ...more,
  ]);
  const listedQuotes = new Set([rest.quote]);
  const quotes = [...moreQuotes, ...others].filter(
    ({ quote }) => !listedQuotes.has(quote) && listedQuotes.add(quote),
  );
  return {
    ...rest,
    mandatory: rest.mandatory || repetitions.some((line) => line.requirement.mandatory),
    ...(quotes.length > 0 && { moreQuotes: quotes.slice(0, limits.moreQuotes) }),
  };
}
