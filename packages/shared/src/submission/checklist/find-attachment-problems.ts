import type { Attachment } from '../../contract/analysis.ts';
import type { LibraryDocument } from '../../contract/document.ts';
import type { AttachmentRow } from '../../contract/submission.ts';
import { findAttachmentLimits } from './find-attachment-limits.ts';

/** The fields of a library file that the rules compare. */
export type AttachedFile = Pick<LibraryDocument, 'id' | 'fileType' | 'fileSize'>;

type AttachmentProblem = { kind: 'missing' | 'size' | 'type' | 'pages'; text: string };

const bytesPerMegabyte = 1024 ** 2;
const formats = new Intl.ListFormat('en-US', { type: 'disjunction' });

/**
 * Finds the problems with an attachment: a missing file, or its size, format or length.
 *
 * @param stated what the guidelines say about it; undefined if the applicant added it
 * @param files all files of the library; undefined until they are loaded
 */
export function findAttachmentProblems(
  row: AttachmentRow,
  stated: Attachment | undefined,
  files: readonly AttachedFile[] | undefined,
): AttachmentProblem[] {
  if (row.state === 'not-applicable') return [];
  const { documentId, pages, maxPages, maxMegabytes } = row;
  const file = files?.find(({ id }) => id === documentId);
  const fileTypes = stated && findAttachmentLimits(stated).fileTypes;
  const problems: AttachmentProblem[] = [];
  if (files && documentId && !file)
    problems.push({
      kind: 'missing',
      text: 'This file is no longer in your library. Choose another.',
    });
  if (file && maxMegabytes && file.fileSize > maxMegabytes * bytesPerMegabyte) {
    // Rounded up, so that it is never equal to the limit.
    const size = (Math.ceil((file.fileSize / bytesPerMegabyte) * 100) / 100).toFixed(2);
    problems.push({
      kind: 'size',
      text: `The file is ${size} MB. The limit is ${maxMegabytes} MB.`,
    });
  }
  if (file && fileTypes && !fileTypes.includes(file.fileType))
    problems.push({
      kind: 'type',
      text: `The guidelines ask for ${formats.format(fileTypes.map(toName))}. This file is ${toName(file.fileType)}.`,
    });
  if (pages && maxPages && pages > maxPages)
    problems.push({
      kind: 'pages',
      text: `It has ${pages} ${pages === 1 ? 'page' : 'pages'}. The limit is ${maxPages}.`,
    });
  return problems;
}

const toName = (type: string) => type.toUpperCase();
