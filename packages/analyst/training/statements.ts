import { comparable } from '@grantwright/analyst';
import type { AnalysisDetails, RequirementKind } from '@grantwright/shared/contract';
import { nonActionableRoles, kinds } from './kinds.ts';
import type { Locate, Place } from './locate.ts';
import type { Role } from './vocabulary.ts';

/**
 * - `right`: a unit that it quotes has a role that fits its kind,
 * - `misfiled`: the units matter, but for another kind,
 * - `idle`: the units give an applicant nothing to do,
 * - `unlocated`: the document does not hold it,
 * - `unjudged`: nobody labeled the units.
 */
export type Verdict = 'right' | 'misfiled' | 'idle' | 'unlocated' | 'unjudged';

export type Statement = { kind: RequirementKind; text: string; places: Place[] };

/** The requirements and the deadline of an analysis with their places. */
export const statementsOf = (
  { requirements, deadline }: Pick<AnalysisDetails, 'requirements' | 'deadline'>,
  locate: Locate,
): Statement[] => [
  ...requirements.map(({ kind, text, quote, page }) => ({
    kind,
    text,
    places: locate(quote ?? text, page),
  })),
  ...(deadline?.quote
    ? [
        {
          kind: 'deadline' as const,
          text: `${deadline.date} ${deadline.time ?? ''}`.trim(),
          places: locate(deadline.quote, deadline.page),
        },
      ]
    : []),
];

/** The best verdict that a place of the statement allows. */
export function judgeStatement(
  { kind, places }: Pick<Statement, 'kind' | 'places'>,
  roles: ReadonlyMap<number, readonly Role[]>,
): Verdict {
  if (places.length === 0) return 'unlocated';
  const given = places.flatMap((place) => [...place].flatMap((unit) => roles.get(unit) ?? []));
  if (given.length === 0) return 'unjudged';
  if (given.some((role) => kinds[kind].roles.includes(role))) return 'right';
  return given.every((role) => nonActionableRoles.has(role)) ? 'idle' : 'misfiled';
}

/** Requirements that say what an earlier one of their kind says: the same words, or no unit of their own. */
export function repeated(statements: readonly Statement[]): Statement[] {
  const texts = new Set<string>();
  const covered = new Map<RequirementKind, Set<number>>();
  return statements.filter(({ kind, text, places }) => {
    const units = places[0] ?? new Set<number>();
    const earlier = covered.get(kind) ?? new Set();
    const isRepeated =
      texts.has(comparable(text)) ||
      (units.size > 0 && [...units].every((unit) => earlier.has(unit)));
    texts.add(comparable(text));
    covered.set(kind, new Set([...earlier, ...units]));
    return isRepeated;
  });
}
