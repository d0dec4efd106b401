import type { AnalysisDetails, Attachment } from '../../contract/analysis.ts';
import type { AttachmentRow, Submission } from '../../contract/submission.ts';
import { isSameName } from '../sections/same-name.ts';
import { attachmentLimits } from './attachment-limits.ts';

/**
 * The attachments of an application: the applicant's list, then those listed only in the analysis. The funder's values
 * take precedence, except over limits and counting rules edited by the applicant.
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
      const attachment = statedAttachment(details, row.name);
      return attachment ? { ...rowOf(attachment), ...row, required: attachment.required } : row;
    }),
    ...unnamed.map(rowOf),
  ];
}

/** The analyzed attachment shown in a row; undefined if the applicant added the row. */
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
