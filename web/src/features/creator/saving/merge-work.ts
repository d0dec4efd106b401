import {
  limits,
  type ChecklistItem,
  type EnteredLimit,
  type Submission,
} from '@grantwright/shared/contract';
import { getTextRecords } from '@grantwright/shared/submission';
import type { Work } from '../state/creator-state.ts';
import { isSame, mergeFields, type Preferred, type Versions } from './merge-fields.ts';

/** A part that is kept or replaced as a whole. */
export type WorkPart =
  | keyof ReturnType<typeof groupFields>
  | 'answers'
  | 'limits'
  | keyof Submission;

/**
 * Merges everything but the text and the choice of documents, which stay as in `mine`, and the fields that describe the
 * text, which come from the preferred version. Also returns the parts whose values in the other version are lost.
 */
export function mergeWork(
  versions: Versions<Work>,
  preferred: Preferred,
): { work: Work; lostParts: WorkPart[] } {
  const merge = <T extends object>(select: (work: Work) => T) => {
    const { base, mine, theirs } = versions;
    const selected = { base: select(base), mine: select(mine), theirs: select(theirs) };
    return mergeFields(selected, preferred);
  };
  const fields = merge(groupFields);
  const answers = merge((work) => work.answers);
  const records = merge(getOtherRecords);
  const items = merge(indexChecklist);
  const dismissed = merge(indexDismissedKeys);
  const entered = merge(groupLimits);
  const enteredLimits = Object.values(entered.merged).flat();
  const { organization, guidelines, ...others } = fields.merged;
  const { writerNotes, sections, writtenBy } = getTextRecords(versions[preferred]);
  const choices = {
    ...sections,
    ...(enteredLimits.length > 0 && { limits: enteredLimits.slice(0, limits.sharedLimits) }),
  };
  const submission = {
    ...records.merged,
    ...toLists(items.merged, dismissed.merged),
    ...(Object.keys(choices).length > 0 && { sections: choices }),
    ...(writtenBy && { writtenBy }),
  };
  const { submission: _, writerNotes: _notes, ...mine } = versions.mine;
  const hasOtherSections = !isSame(
    getTextRecords(versions.mine).sections,
    getTextRecords(versions.theirs).sections,
  );
  return {
    work: {
      ...mine,
      ...others,
      ...organization,
      ...guidelines,
      answers: answers.merged,
      ...(writerNotes && { writerNotes }),
      ...(Object.keys(submission).length > 0 && { submission }),
    },
    lostParts: [
      ...fields.changedTwice,
      ...(answers.changedTwice.length > 0 ? (['answers'] as const) : []),
      ...records.changedTwice,
      ...(hasOtherSections ? (['sections'] as const) : []),
      ...(entered.changedTwice.length > 0 || enteredLimits.length > limits.sharedLimits
        ? (['limits'] as const)
        : []),
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
});

function getOtherRecords({ submission = {} }: Work) {
  const { checklist: _c, dismissed: _d, sections: _s, writtenBy: _w, ...records } = submission;
  return records;
}

/** Several people may work through the checklist at the same time. */
const indexChecklist = ({ submission }: Work): Record<string, ChecklistItem> =>
  Object.fromEntries((submission?.checklist ?? []).map((item) => [item.requirement, item]));

/** Groups the limits that measure the same sections in the same unit: if both versions changed one, only one applies. */
function groupLimits({ submission }: Work): Record<string, EnteredLimit[]> {
  const groups: Record<string, EnteredLimit[]> = {};
  for (const limit of submission?.sections?.limits ?? []) {
    const { sections, words, pages } = limit;
    const unit = words ? 'words' : pages ? 'pages' : 'characters';
    (groups[[unit, ...sections.toSorted()].join('\n')] ??= []).push(limit);
  }
  return groups;
}

const indexDismissedKeys = ({ submission }: Work): Record<string, true> =>
  Object.fromEntries((submission?.dismissed ?? []).map((key) => [key, true]));

function toLists(
  items: Record<string, ChecklistItem>,
  keys: Record<string, true>,
): Pick<Submission, 'checklist' | 'dismissed'> {
  const checklist = Object.values(items);
  const dismissed = Object.keys(keys);
  return {
    ...(checklist.length > 0 && { checklist }),
    ...(dismissed.length > 0 && { dismissed }),
  };
}
