import { AppError } from '@grantwright/shared/service';
import type { ForeignKind } from './foreign-kinds.ts';

export const noFile = () => new AppError('invalid-request', 'Choose a file to upload.');
export const wrongField = () =>
  new AppError('invalid-request', 'The file must be sent in the field "file", one at a time.');
export const brokenOff = (cause?: unknown) =>
  new AppError(
    'invalid-request',
    'The upload broke off before the file was whole. Please try again.',
    { cause },
  );
export const emptyFile = () =>
  new AppError('unreadable-document', 'This file is empty. Choose another file.');
export const fileTooLarge = () =>
  new AppError('too-large', 'This file is larger than 10 MB. Choose a smaller one, or split it.');
export const unknownType = () =>
  new AppError(
    'unsupported-type',
    'Only PDF and Word files (.pdf, .docx, .doc) can be read. Choose another file.',
  );
/** A file that could be read, but under the name of another kind. */
export const misnamed = (promised: string | undefined, type: string, content: string) =>
  new AppError(
    'unsupported-type',
    promised === undefined
      ? `This file is ${content}, but its name does not end in .${type}. Rename it so that it does, and upload it again.`
      : `This file is named .${promised}, but it is ${content}. Rename it so that its name ends in .${type}, and upload it again.`,
  );
/** A file of a kind that is not read. */
export const unreadKind = (promised: string | undefined, { name, advice }: ForeignKind) =>
  new AppError(
    'unsupported-type',
    `${promised === undefined ? `This file is ${name}` : `This file is named .${promised}, but it is ${name}`}. Only PDF and Word files can be read. ${advice}`,
  );
