import type { AnalysisDetails, Requirement } from '../../contract/analysis.ts';
import type { CallChange, KeyFacts } from '../../contract/call-facts.ts';
import { limits, offeredFields } from '../../contract/constants.ts';
import type { LaterStatement } from '../wording/later-statement.ts';
import { removeDuplicateChanges } from './changes.ts';
import { deadlineLabel, mergeDeadline } from './dates/merge-deadline.ts';
import { mergeSteps } from './dates/merge-steps.ts';
import { mergeAiPolicy } from './merge-ai-policy.ts';
import type { MergeContext } from './merge-context.ts';
import { mergeNotes } from './merge-notes.ts';
import { mergeQuestions } from './merge-questions.ts';
import { mergeAward } from './money/merge-award.ts';
import { mergeBudgetRules, omitReplacedRules } from './money/merge-budget-rules.ts';
import { mergeAttachments } from './parts/merge-attachments.ts';
import { mergeCriteria } from './parts/merge-criteria.ts';
import { mergeSections } from './parts/merge-sections.ts';
import { mergeSharedLimits, updateSharedLimits } from './parts/merge-shared-limits.ts';
import { mergeEligibility, mergeFacts } from './statements/merge-facts.ts';
import { mergeKeyFacts } from './statements/merge-key-facts.ts';
import { mergeRequirements } from './statements/merge-requirements.ts';
import { findNewStatements, removeReplacedStatements } from './statements/merge-statements.ts';
import { markAppliedChanges } from './statements/mark-applied-changes.ts';

/** Merges the facts of two analyses; each fact records the file it came from. The later analysis takes precedence. */
export function mergeDetails(
  current: AnalysisDetails,
  added: AnalysisDetails,
  context: MergeContext,
): { details: AnalysisDetails; changes: CallChange[] } {
  const later = findNewStatements(current, added);
  const { values, changes: valueChanges } = mergeValues(current, added, later, context);
  const statements = removeReplacedStatements(current, { later, added, valueChanges }, context);
  const remaining = statements.value;
  const { requirements, omittedCount } = mergeRequirements(
    remaining.requirements,
    markAppliedChanges(added.requirements, later, {
      valueChanges,
      statementChanges: statements.changes,
    }),
  );
  const changes = removeDuplicateChanges(valueChanges, statements.changes);
  const { aiPolicy, budgetRules, sharedLimits, ...others } = values;
  const limitsNow = updateSharedLimits(sharedLimits, values.sections, statements.changes);
  const keyFacts = mergeKeyFacts(
    remaining.keyFacts,
    omitAppliedLength(added.keyFacts, requirements),
    valueChanges,
  );
  const eligibility = mergeEligibility(remaining.eligibility, added.eligibility);
  const allChanges = [...context.past, ...changes].slice(-limits.callChanges);
  return {
    changes,
    details: {
      ...pickUnmergedFields(current),
      ...omitUndefined({
        ...others,
        budgetRules: omitReplacedRules(budgetRules, statements.changes),
        sharedLimits: limitsNow.length > 0 ? limitsNow : undefined,
      }),
      ...mergeStatus(current, added, values),
      ...(keyFacts && { keyFacts }),
      ...(eligibility && { eligibility }),
      ...mergeAiRules(remaining, added, aiPolicy),
      ...(allChanges.length > 0 && { changes: allChanges }),
      requirements,
      sections: values.sections,
      questions: mergeQuestions(current.questions, added.questions),
      notes: mergeNotes(current, added, { deadline: values.deadline, omittedCount }),
    },
  };
}

/** Merges the values of both analyses and lists the changes. */
function mergeValues(
  current: AnalysisDetails,
  added: AnalysisDetails,
  later: readonly LaterStatement[],
  context: MergeContext,
) {
  const results = {
    deadline: mergeDeadline(current, added, later, context),
    award: mergeAward(current.award, added.award, context),
    budgetRules: mergeBudgetRules(current.budgetRules, added.budgetRules, later, context),
    steps: mergeSteps(current, added, later, context),
    sections: mergeSections(current.sections, added.sections, later, context),
    sharedLimits: mergeSharedLimits(current.sharedLimits, added.sharedLimits, context),
    attachments: mergeAttachments(current.attachments, added.attachments, later, context),
    criteria: mergeCriteria(current.criteria, added.criteria, later, context),
    aiPolicy: mergeAiPolicy(current.aiPolicy, added.aiPolicy, context),
  };
  const values = Object.fromEntries(
    Object.entries(results).map(([name, { value }]) => [name, value]),
  ) as { [Name in keyof typeof results]: (typeof results)[Name]['value'] };
  const { deadline, ...others } = results;
  const deadlineQuotes = new Set(deadline.changes.map(({ after }) => after?.quote));
  // The step for the deadline repeats the deadline's change.
  const otherChanges = Object.values(others)
    .flatMap(({ changes }) => changes)
    .filter(({ about, after }) => about !== deadlineLabel || !deadlineQuotes.has(after?.quote));
  return {
    changes: [...deadline.changes, ...otherChanges],
    values,
  };
}

type Values = ReturnType<typeof mergeValues>['values'];

/** Returns the later rules on AI if they replace the earlier ones, otherwise those of both analyses. */
function mergeAiRules(
  remaining: AnalysisDetails,
  added: AnalysisDetails,
  replacing: Values['aiPolicy'],
): Pick<AnalysisDetails, 'aiPolicy'> {
  if (replacing) return { aiPolicy: replacing };
  if (!remaining.aiPolicy && !added.aiPolicy) return {};
  return { aiPolicy: mergeFacts(remaining.aiPolicy, added.aiPolicy, limits.aiRules) };
}

/** A call with a new deadline gets its status from the file that states the deadline. */
function mergeStatus(
  current: AnalysisDetails,
  added: AnalysisDetails,
  { deadline }: Pick<Values, 'deadline'>,
): Pick<AnalysisDetails, 'isCall' | 'status' | 'offered' | 'isIncomplete'> {
  const isNewDeadline = deadline !== undefined && deadline !== current.deadline;
  const isReopened = isNewDeadline && current.status === 'closed' && added.status === 'open';
  const status = !current.isCall && added.isCall ? added.status : current.status;
  const offered = offeredFields.filter((field) =>
    (field === 'deadline' && isNewDeadline ? added : current).offered?.includes(field),
  );
  return {
    isCall: current.isCall || added.isCall,
    ...((isReopened || status) && { status: isReopened ? 'open' : status }),
    ...(offered.length > 0 && { offered }),
    ...((current.isIncomplete || added.isIncomplete) && { isIncomplete: true }),
  };
}

/** Picks the fields that are not merged: the provider of the analysis and the funder. */
const pickUnmergedFields = ({ provider, funder }: AnalysisDetails) => ({
  provider,
  ...(funder && { funder }),
});

/** Omits the length of the whole application if its sentence only changes the limit of a section. */
function omitAppliedLength(
  keyFacts: KeyFacts | undefined,
  requirements: readonly Requirement[],
): KeyFacts | undefined {
  const { length, ...others } = keyFacts ?? { costs: [] };
  const isApplied = requirements.some(
    ({ text, isAppliedChange }) => isAppliedChange && text === length?.text,
  );
  return isApplied ? others : keyFacts;
}

/** Omits fields that are in neither file. */
function omitUndefined<Fields extends object>(fields: Fields): Partial<Fields> {
  const statedFields = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(statedFields) as Partial<Fields>;
}
