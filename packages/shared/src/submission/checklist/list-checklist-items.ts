import type { AnalysisDetails, Requirement, RequirementKind } from '../../contract/analysis.ts';
import type { ChecklistItem, Submission } from '../../contract/submission.ts';
import { toComparableText } from '../../text/comparable-text.ts';

export type ChecklistState = 'open' | ChecklistItem['state'];

export type ChecklistEntry = {
  requirement: Requirement;
  state: ChecklistState;
  /** Why it is not applicable. */
  reason?: string;
};

/** Kinds that are facts, or are checked elsewhere, rather than items to tick off. */
const untracked: readonly RequirementKind[] = [
  'deadline',
  'eligibility',
  'amount',
  'evaluation',
  'after-award',
];

const isTracked = ({ kind, isAttached, isAppliedChange }: Requirement): boolean =>
  !isAttached && !isAppliedChange && !untracked.includes(kind);

/** Lists the requirements for the applicant to tick off, each with its state. */
export function listChecklistItems(
  details: AnalysisDetails | undefined,
  submission: Submission | undefined,
): ChecklistEntry[] {
  const lookUpState = createStateLookup(submission);
  return (details?.requirements ?? [])
    .filter(isTracked)
    .map((requirement) => ({ requirement, ...lookUpState(requirement) }));
}

type EntryState = Omit<ChecklistEntry, 'requirement'>;

/** Returns a function that finds the applicant's state of a requirement. */
export function createStateLookup(
  submission: Submission | undefined,
): (requirement: Requirement) => EntryState {
  const checklist = submission?.checklist ?? [];
  const byText = new Map(checklist.map((item) => [item.requirement, item]));
  // A later analysis may number or punctuate a requirement differently.
  const byName = new Map(checklist.map((item) => [toComparableText(item.requirement), item]));
  return ({ text }) => getEntryState(byText.get(text) ?? byName.get(toComparableText(text)));
}

function getEntryState(item: ChecklistItem | undefined): EntryState {
  if (!item) return { state: 'open' };
  const reason = item.reason?.trim();
  if (item.state === 'not-applicable' && !reason) return { state: 'open' };
  return { state: item.state, ...(item.state === 'not-applicable' && { reason }) };
}
