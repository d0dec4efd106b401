import type { Requirement } from '../../../contract/analysis.ts';
import type { CallChange, StatedFact } from '../../../contract/call-facts.ts';
import { toComparableText } from '../../../text/comparable-text.ts';
import type { LaterStatement } from '../../wording/later-statement.ts';

/**
 * Marks the requirements of a later file that only announce a change. Once it is applied, they ask for nothing: "The
 * letter of support is no longer required", "The limit of the narrative is changed from 6 to 8 pages".
 *
 * @param valueChanges changes to values, such as the limit of a section, which then states its new limit
 */
export function markAppliedChanges(
  requirements: readonly Requirement[],
  later: readonly LaterStatement[],
  {
    valueChanges,
    statementChanges,
  }: { valueChanges: readonly CallChange[]; statementChanges: readonly CallChange[] },
): Requirement[] {
  const applied = listSources([...valueChanges, ...statementChanges]);
  const appliedValues = listSources(valueChanges);
  const announcements = new Set(
    later
      .filter(({ fact, kind, replaced, withdrawn }) => {
        const source = normalizeSource(fact);
        if (withdrawn && !withdrawn.isPartial) return applied.has(source);
        return kind === 'limit' && replaced.length > 0 && appliedValues.has(source);
      })
      .map(({ fact }) => fact.text),
  );
  return requirements.map((requirement) =>
    announcements.has(requirement.text) ? { ...requirement, isAppliedChange: true } : requirement,
  );
}

/** Lists the sentences that certainly replace or withdraw an earlier statement. */
const listSources = (changes: readonly CallChange[]): ReadonlySet<string> =>
  new Set(
    changes.flatMap(({ before, after, mayContradict }) =>
      before && after && !mayContradict ? [normalizeSource(after)] : [],
    ),
  );

const normalizeSource = ({ text, quote }: StatedFact): string => toComparableText(quote ?? text);
