import type { AnalysisDetails, Attachment } from '../../contract/analysis.ts';
import { limits } from '../../contract/constants.ts';
import type { AttachmentRow, Submission } from '../../contract/submission.ts';
import { isSameText } from '../../text/comparable-text.ts';
import { createTickedStateLookup, isAskedFor } from './attachment-requirements.ts';
import { findAttachmentLimits } from './find-attachment-limits.ts';

/**
 * Lists the attachments of an application: those of the analysis, with the applicant's edits, then those that the
 * applicant added. Edits of an attachment that the analysis no longer lists are hidden, unless a requirement asks for
 * it.
 */
export function listAttachmentRows(
  details: AnalysisDetails | undefined,
  submission: Submission | undefined,
): AttachmentRow[] {
  const rows = submission?.attachments ?? [];
  const others = rows.filter(
    (row) => !findStatedAttachment(details, row.name) && !isHidden(row, details),
  );
  const createStatedRow = createStatedRowFactory(details, submission);
  const stated = (details?.attachments ?? []).map((attachment) => {
    const edited = rows.find(({ name }) => isSameText(name, attachment.name));
    return { ...createStatedRow(attachment), ...edited, required: attachment.required };
  });
  return [...stated, ...others];
}

/**
 * Returns the rows to store: the attachments that the applicant added, and the changed fields of the others. Edits of
 * attachments that the analysis no longer lists are dropped once there are too many.
 */
export function editAttachments(
  details: AnalysisDetails | undefined,
  rows: readonly AttachmentRow[],
  submission: Submission | undefined,
): AttachmentRow[] {
  const hidden = (submission?.attachments ?? []).filter(
    (row) => !findStatedAttachment(details, row.name) && isHidden(row, details),
  );
  const createStatedRow = createStatedRowFactory(details, submission);
  const visible = rows.flatMap((row) => {
    const attachment = findStatedAttachment(details, row.name);
    return attachment ? listRowEdits(row, createStatedRow(attachment)) : [row];
  });
  return [...visible, ...hidden].slice(0, limits.storedAttachments);
}

function listRowEdits(row: AttachmentRow, stated: AttachmentRow): AttachmentRow[] {
  const before = new Map<string, unknown>(Object.entries(stated));
  const { name, required, state, isStated: _, ...others } = row;
  const edits = Object.entries(others).filter(([field, value]) => value !== before.get(field));
  if (edits.length === 0 && state === stated.state) return [];
  return [{ name, required, state, isStated: true, ...Object.fromEntries(edits) }];
}

/** Finds the analyzed attachment shown in a row. Returns undefined if the applicant added the row. */
export function findStatedAttachment(
  details: AnalysisDetails | undefined,
  name: string,
): Attachment | undefined {
  return details?.attachments?.find((attachment) => isSameText(attachment.name, name));
}

/** Whether a row is from an earlier analysis and no longer asked for. */
const isHidden = ({ name, isStated }: AttachmentRow, details: AnalysisDetails | undefined) =>
  isStated === true && !isAskedFor(details, name);

/** Returns a function that creates the row of an attachment that the applicant has not edited. */
function createStatedRowFactory(
  details: AnalysisDetails | undefined,
  submission: Submission | undefined,
): (attachment: Attachment) => AttachmentRow {
  const findTickedState = details && createTickedStateLookup(details, submission);
  return (attachment) => {
    const { name, required, isCounted } = attachment;
    const { maxPages, maxMegabytes } = findAttachmentLimits(attachment);
    return {
      name,
      required,
      state: 'open',
      ...(maxPages && { maxPages }),
      ...(maxMegabytes && { maxMegabytes }),
      ...(isCounted !== undefined && { isCounted }),
      ...findTickedState?.(attachment),
    };
  };
}
