import type { AnalysisDetails, Attachment } from '../../contract/analysis.ts';
import { limits } from '../../contract/constants.ts';
import type { AttachmentRow, Submission } from '../../contract/submission.ts';
import { isSameName } from '../sections/same-name.ts';
import { findAttachmentLimits } from './find-attachment-limits.ts';

/**
 * The attachments of an application: those of the analysis, with the applicant's edits, then those that the applicant
 * added. Edits of an attachment that the analysis no longer lists are hidden.
 */
export function listAttachmentRows(
  details: AnalysisDetails | undefined,
  submission: Submission | undefined,
): AttachmentRow[] {
  const rows = submission?.attachments ?? [];
  const added = rows.filter(
    ({ name, isStated }) => !isStated && !findStatedAttachment(details, name),
  );
  const stated = (details?.attachments ?? []).map((attachment) => {
    const edited = rows.find(({ name }) => isSameName(name, attachment.name));
    return { ...toAttachmentRow(attachment), ...edited, required: attachment.required };
  });
  return [...stated, ...added];
}

/**
 * The rows to store: the attachments that the applicant added, and the changed fields of the others. Edits of
 * attachments that the analysis no longer lists are dropped once there are too many.
 */
export function editAttachments(
  details: AnalysisDetails | undefined,
  rows: readonly AttachmentRow[],
  submission: Submission | undefined,
): AttachmentRow[] {
  const hidden = (submission?.attachments ?? []).filter(
    ({ name, isStated }) => isStated && !findStatedAttachment(details, name),
  );
  const visible = rows.flatMap((row) => listRowEdits(row, findStatedAttachment(details, row.name)));
  return [...visible, ...hidden].slice(0, limits.storedAttachments);
}

function listRowEdits(row: AttachmentRow, attachment: Attachment | undefined): AttachmentRow[] {
  if (!attachment) return [row];
  const stated = new Map<string, unknown>(Object.entries(toAttachmentRow(attachment)));
  const { name, required, state, isStated: _, ...others } = row;
  const edits = Object.entries(others).filter(([field, value]) => value !== stated.get(field));
  if (edits.length === 0 && state === 'open') return [];
  return [{ name, required, state, isStated: true, ...Object.fromEntries(edits) }];
}

/** The analyzed attachment shown in a row; undefined if the applicant added the row. */
export function findStatedAttachment(
  details: AnalysisDetails | undefined,
  name: string,
): Attachment | undefined {
  return details?.attachments?.find((attachment) => isSameName(attachment.name, name));
}

function toAttachmentRow(attachment: Attachment): AttachmentRow {
  const { name, required, isCounted } = attachment;
  const { maxPages, maxMegabytes } = findAttachmentLimits(attachment);
  return {
    name,
    required,
    state: 'open',
    ...(maxPages && { maxPages }),
    ...(maxMegabytes && { maxMegabytes }),
    ...(isCounted !== undefined && { isCounted }),
  };
}
