import { limits, maxFileMb } from '@grantwright/shared/contract';
import { formatFileSize } from './format.ts';

type FileInfo = Pick<File, 'name' | 'size'>;

const hundredthMegabyteBytes = 1024 ** 2 / 100;

/** Formats ".pdf,.doc,.docx" as "PDF, DOC or DOCX". */
const formatTypes = (accept: string) =>
  accept
    .toUpperCase()
    .replaceAll('.', '')
    .split(',')
    .join(', ')
    .replace(/, (?=\w+$)/, ' or ');

/**
 * Returns why the server would reject a file, so that it can be checked before the upload. Returns undefined if it
 * would be accepted. `accept` is the file input's attribute.
 */
export function findFileError({ name, size }: FileInfo, accept: string): string | undefined {
  const isAccepted = accept.split(',').some((extension) => name.toLowerCase().endsWith(extension));
  if (!isAccepted)
    return `This is not a ${formatTypes(accept)} file. Convert it to one of these formats and choose it again.`;
  if (size === 0) return 'This file is empty.';
  if (size <= limits.fileBytes) return undefined;
  // Rounded up: "This file is 10.00 MB" would not explain why it exceeds a limit of 10 MB.
  const shownSize = Math.ceil(size / hundredthMegabyteBytes) * hundredthMegabyteBytes;
  return `This file is ${formatFileSize(shownSize)}. The limit is ${maxFileMb} MB. Choose a smaller file, or upload only the pages you need.`;
}
