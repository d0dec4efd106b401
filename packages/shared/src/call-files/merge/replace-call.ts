import type { Analysis, AnalysisDetails } from '../../contract/analysis.ts';
import type { CallChange, CallFile } from '../../contract/call-facts.ts';
import { limits } from '../../contract/constants.ts';
import type { QuotedFact } from '../../submission/facts/map-facts.ts';
import { isSameText, toComparableText } from '../../text/comparable-text.ts';
import { presentDetails } from '../present-details.ts';
import { countShared, isSameStatement } from '../wording/compare-statements.ts';
import type { Statement } from '../wording/statement.ts';
import { createChange, toStatedFact } from './changes.ts';
import { deadlineLabel, formatDeadlineText } from './dates/merge-deadline.ts';
import { markWithFile, mergeAnalyses, type MergedFiles } from './merge-analyses.ts';
import { mergeDetails } from './merge-details.ts';
import { listStatements } from './statements/list-statements.ts';
import { getTopicLabel } from './statements/merge-statements.ts';

/**
 * Replaces the call with a new version of it: only what the new version states still applies, and what forms and
 * answered questions add. Lists the facts that it changes or no longer states.
 *
 * @param analyses the analysis of each file alone
 */
export function replaceCall({
  earlier,
  later,
  files,
  analyses,
}: MergedFiles & { analyses: readonly Analysis[] }): { analysis: Analysis; changes: CallChange[] } {
  const index = files.length - 1;
  const kind = 'new-version';
  const added = { ...later, details: markWithFile(later.details, index) };
  const past = earlier.details.changes ?? [];
  const before = markWithFile(earlier.details, 0);
  const compared = mergeDetails(before, added.details, { kind, past });
  const { details } = analyses.slice(0, index).reduce<Analysis>((merged, analysis, position) => {
    if (!isSupplement(files[position])) return merged;
    const supplement = { ...analysis, details: markWithFile(analysis.details, position) };
    const kept = [...files.slice(0, index), { ...files[index], kind: 'form' }] as CallFile[];
    return mergeAnalyses({ earlier: merged, later: supplement, files: kept }).analysis;
  }, added);
  const changed = compared.changes.filter(({ mayContradict }) => !mayContradict);
  const changes = [...changed, ...listRemoved(before, details, changed)];
  const allChanges = [...past, ...changes].slice(-limits.callChanges);
  const replaced = { ...details, files, ...(allChanges.length > 0 && { changes: allChanges }) };
  return { analysis: presentDetails(replaced, { earlier: added, later: earlier, kind }), changes };
}

/** Whether a file of the call remains valid if the call has a new version. */
const isSupplement = (file: CallFile | undefined): boolean =>
  file?.kind === 'faq' || file?.kind === 'form' || file?.kind === 'budget-template';

/** Lists what the new version no longer states, except what it changes. */
function listRemoved(
  before: AnalysisDetails,
  after: AnalysisDetails,
  changed: readonly CallChange[],
): CallChange[] {
  const { deadline, sections, attachments = [] } = before;
  const remove = (about: string, text: string, fact: QuotedFact) =>
    createChange({ about, before: toStatedFact(text, fact) });
  const values = [
    ...(deadline && !after.deadline
      ? [remove(deadlineLabel, formatDeadlineText(deadline), deadline)]
      : []),
    ...findMissing(sections, after.sections).map((one) => remove('Section', one.name, one)),
    ...findMissing(attachments, after.attachments).map((one) =>
      remove('Attachment', one.name, one),
    ),
  ].filter(
    (change) =>
      !changed.some(
        (other) => other.about === change.about && other.before?.text === change.before?.text,
      ),
  );
  return [...values, ...listRemovedStatements(before, after, [...changed, ...values])];
}

/** Lists the statements that the new version does not repeat, with their new wording, if any. */
function listRemovedStatements(
  before: AnalysisDetails,
  after: AnalysisDetails,
  otherChanges: readonly CallChange[],
): CallChange[] {
  const isCut = after.isIncomplete || after.requirements.length >= limits.requirements;
  if (isCut) return [];
  const listed = new Set(
    otherChanges.map((change) => toComparableText(change.before?.quote ?? '')),
  );
  const earlier = listStatements(before);
  const later = listStatements(after);
  const isIn = (others: readonly Statement[]) => (one: Statement) =>
    others.some((other) => isSameStatement(one, other));
  const added = later.filter((one) => !isIn(earlier)(one));
  return earlier
    .filter((one) => !listed.has(one.quote) && !isIn(later)(one))
    .map((one) => {
      const reworded = added.find(
        (other) => other.kind === one.kind && computeSimilarity(one, other) >= minSimilarity,
      );
      return createChange({
        about: getTopicLabel(one),
        before: toStatedFact(one.fact.text, one.fact),
        ...(reworded && { after: toStatedFact(reworded.fact.text, reworded.fact) }),
      });
    });
}

/** The minimum share of common words for a statement to be shown as the new wording of another. */
const minSimilarity = 1 / 2;

function computeSimilarity({ topic: a }: Statement, { topic: b }: Statement): number {
  const shared = countShared(a, b);
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

const findMissing = <Part extends { name: string }>(
  before: readonly Part[],
  after: ReadonlyArray<{ name: string }> = [],
): Part[] => before.filter(({ name }) => !after.some((other) => isSameText(other.name, name)));
