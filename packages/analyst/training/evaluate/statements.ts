import { comparable } from '@grantwright/analyst';
import type { AnalysisDetails, RequirementKind } from '@grantwright/shared/contract';
import { nonActionableRoles, kinds } from './kinds.ts';
import type { Locate, Place } from '../labels/locate.ts';
import type { Role } from '../labels/vocabulary.ts';

/**
 * - `right`: a quoted unit has a role that fits its kind,
 * - `misfiled`: the units are relevant to another kind,
 * - `idle`: the units do not require anything from an applicant,
 * - `unlocated`: the document does not contain it,
 * - `unjudged`: the units are not labeled.
 */
export type Verdict = 'right' | 'misfiled' | 'idle' | 'unlocated' | 'unjudged';

export type Statement = { kind: RequirementKind; text: string; places: Place[] };

/** Returns the requirements and the deadline of an analysis with their places. */
export const listStatements = (
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

/** Returns the best verdict among the places of a statement. */
export function judgeStatement(
  { kind, places }: Pick<Statement, 'kind' | 'places'>,
  roles: ReadonlyMap<number, readonly Role[]>,
): Verdict {
  if (places.length === 0) return 'unlocated';
  const quotedRoles = places.flatMap((place) =>
    [...place].flatMap((unit) => roles.get(unit) ?? []),
  );
  if (quotedRoles.length === 0) return 'unjudged';
  if (quotedRoles.some((role) => kinds[kind].roles.includes(role))) return 'right';
  return quotedRoles.every((role) => nonActionableRoles.has(role)) ? 'idle' : 'misfiled';
}

/** Finds requirements that repeat an earlier requirement of the same kind: they have the same words or add no units. */
export function findRepeatedStatements(statements: readonly Statement[]): Statement[] {
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
