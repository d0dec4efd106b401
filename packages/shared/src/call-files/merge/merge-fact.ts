import type { QuotedFact } from '../../submission/facts/map-facts.ts';
import { createChange, toStatedFact } from './changes.ts';
import {
  canChangeFacts,
  leaveUnchanged,
  type MergeResult,
  type MergeContext,
} from './merge-context.ts';

type FactComparison<Fact> = {
  about: string;
  earlier: Fact | undefined;
  later: Fact | undefined;
  textOf: (fact: Fact) => string;
  /** Returns the same key for the same value with different wording; defaults to `findText`. */
  keyOf?: (fact: Fact) => string;
  /** Whether the later value may be for something else, such as another round. */
  isDoubtful?: boolean;
};

/**
 * Chooses the later of two values, and records the change. The earlier value is kept if both are equal. It is also
 * kept, as a possible contradiction, if the later one is doubtful, comes from a form, or was already replaced by an
 * earlier file.
 */
export function mergeFact<Fact extends QuotedFact>(
  { about, earlier, later, textOf, keyOf = textOf, isDoubtful = false }: FactComparison<Fact>,
  context: MergeContext,
): MergeResult<Fact | undefined> {
  if (!later) return leaveUnchanged(earlier);
  const after = toStatedFact(textOf(later), later);
  if (!earlier) {
    const isNews = context.kind === 'amendment';
    return { value: later, changes: isNews ? [createChange({ about, after })] : [] };
  }
  if (keyOf(earlier) === keyOf(later)) return leaveUnchanged(earlier);
  const isCertain =
    context.kind === 'new-version' ||
    (!isDoubtful && canChangeFacts(context) && !wasReplaced(about, after.text, context));
  return {
    value: isCertain ? later : earlier,
    changes: [
      createChange({ about, before: toStatedFact(textOf(earlier), earlier), after, isCertain }),
    ],
  };
}

/** Whether an earlier file replaced this value, so that the new file repeats an old state of the call. */
const wasReplaced = (about: string, text: string, { past }: MergeContext): boolean =>
  past.some(
    (change) => change.about === about && !change.mayContradict && change.before?.text === text,
  );
