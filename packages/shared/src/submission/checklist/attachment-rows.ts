import type { AnalysisDetails, Attachment } from '../../contract/analysis.ts';
import type { AttachmentRow, Submission } from '../../contract/submission.ts';
import { isSameName } from '../sections/same-name.ts';
import { attachmentLimits } from './attachment-limits.ts';

/**
 * The attachments of an application: the applicant's list, then those of the analysis that it does not name. What the
 * funder states wins, except for limits and counting that the applicant edited.
 */
export function attachmentRows(
  details: AnalysisDetails | undefined,
  submission: Submission | undefined,
): AttachmentRow[] {
  const rows = submission?.attachments ?? [];
  const unnamed = (details?.attachments ?? []).filter(
    ({ name }) => !rows.some((row) => isSameName(row.name, name)),
  );
  return [
    ...rows.map((row) => {
      const stated = statedAttachment(details, row.name);
      return stated ? { ...rowOf(stated), ...row, required: stated.required } : row;
    }),
    ...unnamed.map(rowOf),
  ];
}

/** The attachment of the analysis that a row is about; undefined if the applicant added it. */
export function statedAttachment(
  details: AnalysisDetails | undefined,
  name: string,
): Attachment | undefined {
  return details?.attachments?.find((attachment) => isSameName(attachment.name, name));
}

function rowOf(attachment: Attachment): AttachmentRow {
  const { name, required, isCounted } = attachment;
  const { maxPages, maxMegabytes } = attachmentLimits(attachment);
  return {
    name,
    required,
    state: 'open',
    ...(maxPages && { maxPages }),
    ...(maxMegabytes && { maxMegabytes }),
    ...(isCounted !== undefined && { isCounted }),
  };
}
