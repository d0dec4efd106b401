import type { Criterion } from '../../../contract/call-facts.ts';
import { limits } from '../../../contract/constants.ts';
import { isSameText } from '../../../text/comparable-text.ts';
import type { LaterStatement } from '../../wording/later-statement.ts';
import { leaveUnchanged, type MergeResult, type MergeContext } from '../merge-context.ts';
import { mergeFact } from '../merge-fact.ts';
import { keepWithin } from '../keep-within.ts';
import { hasWeight, formatWeight } from './weight.ts';
import { withdrawNamedItems } from './withdraw-named-items.ts';

/** Merges the criteria of all files; later points take precedence. */
export function mergeCriteria(
  earlier: readonly Criterion[] | undefined,
  later: readonly Criterion[] | undefined,
  statements: readonly LaterStatement[],
  context: MergeContext,
): MergeResult<Criterion[] | undefined> {
  if (!earlier && !later) return leaveUnchanged(undefined);
  const remaining = withdrawNamedItems(earlier ?? [], 'Criterion', statements, context);
  const merged = remaining.value.map((criterion) =>
    mergeFact(
      {
        about: `Points: ${criterion.name}`,
        earlier: criterion,
        later: later?.find((other) => isSameText(other.name, criterion.name) && hasWeight(other)),
        textOf: formatWeight,
      },
      context,
    ),
  );
  const newCriteria = (later ?? []).filter(
    ({ name }) => !remaining.value.some((other) => isSameText(other.name, name)),
  );
  return {
    value: keepWithin({
      earlier: merged.flatMap(({ value }) => value ?? []),
      later: newCriteria,
      maxItems: limits.criteria,
    }),
    changes: [...remaining.changes, ...merged.flatMap(({ changes }) => changes)],
  };
}
