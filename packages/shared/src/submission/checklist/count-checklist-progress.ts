import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { AttachmentRow, ChecklistProgress, Submission } from '../../contract/submission.ts';
import { listAttachmentRows } from './list-attachment-rows.ts';
import { listChecklistItems } from './list-checklist-items.ts';

/** Counts requirements and required attachments. Returns undefined if there are none. */
export function countChecklistProgress(
  details: AnalysisDetails | undefined,
  submission: Submission | undefined,
): ChecklistProgress | undefined {
  const items = listChecklistItems(details, submission);
  const attachments = listAttachmentRows(details, submission).filter(({ required }) => required);
  const total = items.length + attachments.length;
  if (total === 0) return undefined;
  const done =
    items.filter(({ state }) => state !== 'open').length + attachments.filter(isSettled).length;
  return { done, total };
}

/** Whether an attachment is ready, or not applicable with a reason. */
export const isSettled = ({ state, reason }: AttachmentRow): boolean =>
  state === 'ready' || (state === 'not-applicable' && Boolean(reason?.trim()));
