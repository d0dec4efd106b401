import type { SectionDetail } from '../../../contract/analysis.ts';
import type { LengthLimit, SharedLimit } from '../../../contract/text-limits.ts';
import type { CallChange } from '../../../contract/call-facts.ts';
import { limits } from '../../../contract/constants.ts';
import { findStatedMaximum } from '../../../submission/counting/stated-maximum.ts';
import { toComparableText } from '../../../text/comparable-text.ts';
import { findValues } from '../../wording/values-by-unit.ts';
import type { MergeResult, MergeContext } from '../merge-context.ts';
import { mergeFact } from '../merge-fact.ts';
import { formatLimit, limitUnits } from './section-limit.ts';
import { isSameSection } from './section-name.ts';

/** Merges the limits that cover several sections. Two limits on the same sections count as one. */
export function mergeSharedLimits(
  earlier: readonly SharedLimit[] = [],
  later: readonly SharedLimit[] = [],
  context: MergeContext,
): MergeResult<SharedLimit[]> {
  const merged = earlier.map((limit) =>
    mergeFact<SharedLimit>(
      {
        about: `Length: ${limit.sections.join(', ')}`,
        earlier: limit,
        later: later.find((other) => coversSame(limit, other)),
        textOf: formatLimit,
      },
      context,
    ),
  );
  const added = later.filter((limit) => !earlier.some((other) => coversSame(limit, other)));
  return {
    value: [...merged.flatMap(({ value }) => value ?? []), ...added].slice(0, limits.sharedLimits),
    changes: merged.flatMap(({ changes }) => changes),
  };
}

const coversSame = ({ sections: a }: SharedLimit, { sections: b }: SharedLimit): boolean =>
  a.length === b.length && a.every((name) => b.some((other) => isSameSection(name, other)));

/**
 * Applies changes that a later file makes without naming the sections again. A limit whose sentence is replaced gets
 * the new length, or is dropped if there is none. A limit no longer covers sections that the file withdraws.
 */
export function updateSharedLimits(
  sharedLimits: readonly SharedLimit[],
  sections: readonly SectionDetail[],
  statementChanges: readonly CallChange[],
): SharedLimit[] {
  return sharedLimits.flatMap((limit): SharedLimit[] => {
    const covered = limit.sections.flatMap(
      (name) => sections.find((section) => isSameSection(section.name, name))?.name ?? [],
    );
    const updated = replaceLength(limit, statementChanges);
    return updated && covered.length > 0 ? [{ ...updated, sections: covered }] : [];
  });
}

function replaceLength(
  limit: SharedLimit,
  statementChanges: readonly CallChange[],
): SharedLimit | undefined {
  const quote = toComparableText(limit.quote ?? '');
  const change = statementChanges.find(
    ({ before, mayContradict }) =>
      before && !mayContradict && quote !== '' && toComparableText(before.quote ?? '') === quote,
  );
  if (!change) return limit;
  const { text = '', ...source } = change.after ?? {};
  // "The page limit no longer applies"
  if (limitUnits.every((unit) => listLengths(text, unit).length === 0)) return undefined;
  const length = findLengthLimit(text, limit);
  return length ? { sections: limit.sections, ...length, ...source } : limit;
}

const listLengths = (text: string, unit: (typeof limitUnits)[number]): number[] =>
  [...(findValues(text).get(unit.slice(0, -1)) ?? [])].map(Number);

const changesLength =
  /\b(?:raised|lowered|increased|reduced|changed|extended|revised|instead of|rather than|now)\b/i;

/**
 * Finds the maximum stated by the text. If that is the earlier maximum, returns the only other length, provided that
 * the text is about the change: "The limit of 10 pages is raised to 12 pages".
 */
function findLengthLimit(text: string, before: LengthLimit): LengthLimit | undefined {
  const lengths = limitUnits.flatMap((unit) => {
    const [other, ...more] = listLengths(text, unit).filter((value) => value !== before[unit]);
    const maximum = findStatedMaximum(text, unit);
    const isOther = maximum === undefined || (maximum === before[unit] && changesLength.test(text));
    const value = isOther && more.length === 0 ? other : maximum;
    return value === undefined || value === before[unit] ? [] : [[unit, value] as const];
  });
  return lengths.length > 0 ? Object.fromEntries(lengths) : undefined;
}
