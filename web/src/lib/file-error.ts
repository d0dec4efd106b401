import { limits, maxFileMb } from '@grantwright/shared/contract';
import { formatFileSize } from './format.ts';

type FileFacts = Pick<File, 'name' | 'size'>;

const hundredth = 1024 ** 2 / 100;

/** "PDF, DOC or DOCX" for ".pdf,.doc,.docx". */
const named = (accept: string) =>
  accept
    .toUpperCase()
    .replaceAll('.', '')
    .split(',')
    .join(', ')
    .replace(/, (?=\w+$)/, ' or ');

/** Why a file will not be taken, said before it is sent; `accept` as a file picker has it. */
export function fileError({ name, size }: FileFacts, accept: string): string | undefined {
  const isKnown = accept.split(',').some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown)
    return `This is not a ${named(accept)} file. Convert it to one of these formats and choose it again.`;
  if (size === 0) return 'This file is empty.';
  if (size <= limits.fileBytes) return undefined;
  // Rounded up: "10.00 MB" of at most 10 would explain nothing.
  const shown = Math.ceil(size / hundredth) * hundredth;
  return `This file is ${formatFileSize(shown)}. The limit is ${maxFileMb} MB. Choose a smaller file, or upload only the pages you need.`;
}
