import type { ChecklistItem, Submission } from '@grantwright/shared/contract';
import type { Work } from '../state/creator-state.ts';
import { mergeFields, type Preferred, type Versions } from './merge-fields.ts';

/** A part that is kept or replaced as a whole. */
export type WorkPart = keyof ReturnType<typeof groupFields> | 'answers' | keyof Submission;

/**
 * Merges everything but the text and the choice of documents, which stay as in `mine`. Also returns the parts that
 * both versions changed.
 */
export function mergeWork(
  versions: Versions<Work>,
  preferred: Preferred,
): { work: Work; changedTwice: WorkPart[] } {
  const merge = <T extends object>(select: (work: Work) => T) => {
    const { base, mine, theirs } = versions;
    const selected = { base: select(base), mine: select(mine), theirs: select(theirs) };
    return mergeFields(selected, preferred);
  };
  const fields = merge(groupFields);
  const answers = merge((work) => work.answers);
  const records = merge(withoutLists);
  const items = merge(checklistByRequirement);
  const dismissed = merge(dismissedKeys);
  const { organization, guidelines, ...others } = fields.merged;
  const submission = toSubmission(records.merged, items.merged, dismissed.merged);
  const { submission: _, ...mine } = versions.mine;
  return {
    work: {
      ...mine,
      ...others,
      ...organization,
      ...guidelines,
      answers: answers.merged,
      ...(Object.keys(submission).length > 0 && { submission }),
    },
    changedTwice: [
      ...fields.changedTwice,
      ...(answers.changedTwice.length > 0 ? (['answers'] as const) : []),
      ...records.changedTwice,
      ...(items.changedTwice.length > 0 ? (['checklist'] as const) : []),
    ],
  };
}

/** Groups the fields that belong together. */
const groupFields = (work: Work) => ({
  title: work.title,
  grantProgram: work.grantProgram,
  organization: {
    organizationId: work.organizationId,
    organization: work.organization,
    additionalInfo: work.additionalInfo,
  },
  guidelines: { analysis: work.analysis, source: work.source },
  writerNotes: work.writerNotes ?? [],
});

const withoutLists = ({ submission = {} }: Work) => {
  const { checklist: _checklist, dismissed: _dismissed, ...records } = submission;
  return records;
};

/** Several people may work off the checklist at the same time. */
const checklistByRequirement = ({ submission }: Work): Record<string, ChecklistItem> =>
  Object.fromEntries((submission?.checklist ?? []).map((item) => [item.requirement, item]));

const dismissedKeys = ({ submission }: Work): Record<string, true> =>
  Object.fromEntries((submission?.dismissed ?? []).map((key) => [key, true]));

function toSubmission(
  records: Submission,
  items: Record<string, ChecklistItem>,
  keys: Record<string, true>,
): Submission {
  const checklist = Object.values(items);
  const dismissed = Object.keys(keys);
  return {
    ...records,
    ...(checklist.length > 0 && { checklist }),
    ...(dismissed.length > 0 && { dismissed }),
  };
}
