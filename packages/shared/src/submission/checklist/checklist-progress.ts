import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { AttachmentRow, ChecklistProgress, Submission } from '../../contract/submission.ts';
import { attachmentRows } from './attachment-rows.ts';
import { checklistItems } from './checklist-items.ts';

/** Counts requirements and required attachments; undefined if there are none. */
export function checklistProgress(
  details: AnalysisDetails | undefined,
  submission: Submission | undefined,
): ChecklistProgress | undefined {
  const items = checklistItems(details, submission);
  const attachments = attachmentRows(details, submission).filter(({ required }) => required);
  const total = items.length + attachments.length;
  if (total === 0) return undefined;
  const done =
    items.filter(({ state }) => state !== 'open').length + attachments.filter(isSettled).length;
  return { done, total };
}

/** Whether an attachment is ready, or not applicable with a reason. */
export const isSettled = ({ state, reason }: AttachmentRow): boolean =>
  state === 'ready' || (state === 'not-applicable' && Boolean(reason?.trim()));
