import type { AttachmentRow, LibraryDocument } from '@grantwright/shared/contract';
import { formatFileSize, pluralize } from '../../../../lib/format.ts';

type File = Pick<LibraryDocument, 'fileType' | 'fileSize'>;

type AttachmentFacts = {
  row: AttachmentRow;
  /** The file in the library; `missing` if it was deleted. */
  file: File | 'missing' | undefined;
  /** The formats named in the guidelines, as file name extensions. */
  fileTypes: readonly string[] | undefined;
};

const bytesPerMegabyte = 1024 ** 2;
const formats = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Returns the problems with an attachment's file, size, format or length. */
export function attachmentProblems({ row, file, fileTypes }: AttachmentFacts): string[] {
  if (row.state === 'not-applicable') return [];
  const { pages, maxPages, maxMegabytes } = row;
  const problems: string[] = [];
  if (file === 'missing') problems.push('This file is no longer in your library. Choose another.');
  else if (file) {
    if (maxMegabytes && file.fileSize > maxMegabytes * bytesPerMegabyte)
      problems.push(
        `The file is ${formatFileSize(file.fileSize)}. The limit is ${maxMegabytes} MB.`,
      );
    if (fileTypes && !fileTypes.includes(file.fileType))
      problems.push(
        `The guidelines ask for ${formats.format(fileTypes.map(toName))}. This file is ${toName(file.fileType)}.`,
      );
  }
  if (pages && maxPages && pages > maxPages)
    problems.push(`It has ${pluralize(pages, 'page')}. The limit is ${maxPages}.`);
  return problems;
}

const toName = (type: string) => type.toUpperCase();
