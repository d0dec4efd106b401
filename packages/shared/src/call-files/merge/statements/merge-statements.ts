import type { AnalysisDetails } from '../../../contract/analysis.ts';
import type { CallChange, StatedFact } from '../../../contract/call-facts.ts';
import { requirementLabels } from '../../../submission/checklist/requirement-labels.ts';
import { mapFacts } from '../../../submission/facts/map-facts.ts';
import { toComparableText } from '../../../text/comparable-text.ts';
import { announcesAddition, keepsOtherTerms } from '../../wording/announcement.ts';
import { toLaterStatement, type LaterStatement } from '../../wording/later-statement.ts';
import { findValues } from '../../wording/values-by-unit.ts';
import { isSameStatement } from '../../wording/compare-statements.ts';
import { toStatement, type Statement } from '../../wording/statement.ts';
import { createChange, toStatedFact } from '../changes.ts';
import { canChangeFacts, type MergeResult, type MergeContext } from '../merge-context.ts';
import { judgeStatement, isMoreDetailed, type Verdict } from './judge-statement.ts';
import { isStated, listStatements } from './list-statements.ts';

/** Finds the statements of a later file that are not in earlier files. */
export function findNewStatements(
  current: AnalysisDetails,
  added: AnalysisDetails,
): LaterStatement[] {
  const earlier = listStatements(current);
  return listStatements(added)
    .filter((later) => !earlier.some((statement) => isSameStatement(statement, later)))
    .map(toLaterStatement);
}

/**
 * Removes from the earlier analysis the statements that later statements withdraw or replace.
 *
 * @param valueChanges changes to values, whose sentences are replaced too
 */
export function removeReplacedStatements(
  current: AnalysisDetails,
  {
    later,
    added,
    valueChanges,
  }: {
    later: readonly LaterStatement[];
    added: AnalysisDetails;
    valueChanges: readonly CallChange[];
  },
  context: MergeContext,
): MergeResult<AnalysisDetails> {
  const repeated = listStatements(added);
  const replaced = new Set<string>();
  const changes: CallChange[] = [];
  for (const earlier of listStatements(current)) {
    if (repeated.some((other) => isSameStatement(earlier, other))) continue;
    const verdict =
      findValueVerdict(earlier, later, valueChanges) ?? judgeStatement(earlier, later);
    if (!verdict) continue;
    const isCertain = verdict.type === 'replaced' && canChangeFacts(context);
    const before = toStatedFact(earlier.fact.text, earlier.fact);
    const { fact } = verdict.by;
    const after = toStatedFact(fact.text, fact);
    changes.push(createChange({ about: getTopicLabel(earlier), before, after, isCertain }));
    if (isCertain) replaced.add(earlier.fact.text);
  }
  return {
    value: omitFacts(current, replaced),
    changes: [
      ...changes,
      ...listRestoredChanges(later, context),
      ...listNewChanges(later, [...changes, ...valueChanges], context),
    ],
  };
}

function omitFacts(current: AnalysisDetails, texts: ReadonlySet<string>): AnalysisDetails {
  const { changes, ...details } = current;
  const remaining = mapFacts(details, (fact) =>
    isStated(fact) && texts.has(fact.text) ? undefined : fact,
  );
  return { ...remaining, ...(changes && { changes }) };
}

/** The label of a statement in the list of changes. */
export const getTopicLabel = ({ kind, topic }: Statement): string => {
  if (topic.has('match')) return 'Matching funds';
  return kind ? requirementLabels[kind] : 'Rules';
};

/** The sentence of a changed value is replaced by that of the new value, unless it says more. */
function findValueVerdict(
  earlier: Statement,
  later: readonly LaterStatement[],
  valueChanges: readonly CallChange[],
): Verdict | undefined {
  if (earlier.quote === '') return undefined;
  const change = valueChanges.find(
    (change) =>
      !change.mayContradict && toComparableText(change.before?.quote ?? '') === earlier.quote,
  );
  const source = toComparableText(change?.after?.quote ?? '');
  const by = source && later.find(({ quote }) => quote === source);
  const units = findValues(change?.before?.text ?? '').keys();
  return by && !isMoreDetailed(earlier, by, units) ? { type: 'replaced', by } : undefined;
}

/** Lists the statements in a later file that an earlier file had already replaced. */
function listRestoredChanges(
  later: readonly LaterStatement[],
  { past }: MergeContext,
): CallChange[] {
  const certain = past.filter(({ mayContradict }) => !mayContradict);
  return later.flatMap((statement) => {
    const change = certain.find(
      ({ before }) => before && isSameStatement(toStatement(before, statement.kind), statement),
    );
    return change?.after
      ? [
          createChange({
            about: getTopicLabel(statement),
            before: change.after,
            after: toStatedFact(statement.fact.text, statement.fact),
            isCertain: false,
          }),
        ]
      : [];
  });
}

/** Lists the additions, replacements and withdrawals in an amendment that match nothing in earlier files. */
function listNewChanges(
  later: readonly LaterStatement[],
  otherChanges: readonly CallChange[],
  { kind }: MergeContext,
): CallChange[] {
  if (kind !== 'amendment') return [];
  const listed = new Set(
    otherChanges.flatMap(({ after }) => (after ? [normalizeSource(after)] : [])),
  );
  return later
    .filter(
      ({ fact, replaced, withdrawn }) =>
        !listed.has(normalizeSource(fact)) &&
        !keepsOtherTerms(fact.text) &&
        (replaced.length > 0 || withdrawn !== undefined || announcesAddition(fact.text)),
    )
    .map((statement) =>
      createChange({
        about: getTopicLabel(statement),
        after: toStatedFact(statement.fact.text, statement.fact),
      }),
    );
}

const normalizeSource = ({ text, quote }: StatedFact): string => toComparableText(quote ?? text);
