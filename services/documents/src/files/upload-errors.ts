import { maxFileMb } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import type { ForeignKind } from './foreign-kinds.ts';

export const createNoFileError = () => new AppError('invalid-request', 'Choose a file to upload.');
export const createWrongFieldError = () =>
  new AppError('invalid-request', 'Send one file, in the form field "file".');
export const uploadInterruptedError = (cause?: unknown) =>
  new AppError(
    'invalid-request',
    'The upload was interrupted before the whole file arrived. Try again.',
    { cause },
  );
export const createEmptyFileError = () =>
  new AppError('unreadable-document', 'This file is empty. Choose another file.');
export const createFileTooLargeError = () =>
  new AppError(
    'too-large',
    `This file is larger than ${maxFileMb} MB. Choose a smaller file, or split this one.`,
  );
export const createUnknownTypeError = () =>
  new AppError(
    'unsupported-type',
    'We can’t read this type of file. Upload a PDF or Word file (.pdf, .docx, .doc).',
  );
/** Creates the error for a supported file with the extension of another type. */
export const createWrongExtensionError = (
  extension: string | undefined,
  type: string,
  content: string,
) =>
  new AppError(
    'unsupported-type',
    extension === undefined
      ? `This file is ${content}, but its name doesn’t end in .${type}. Add .${type} to the name and upload it again.`
      : `This file’s name ends in .${extension}, but the file is ${content}. Change the ending to .${type} and upload it again.`,
  );
export const createUnsupportedKindError = (
  extension: string | undefined,
  { name, advice }: ForeignKind,
) =>
  new AppError(
    'unsupported-type',
    `${extension === undefined ? `This file is ${name}` : `This file’s name ends in .${extension}, but the file is ${name}`}. We can only read PDF and Word files. ${advice}`,
  );
