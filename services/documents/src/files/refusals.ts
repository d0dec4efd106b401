import { AppError } from '@grantwright/shared/service';

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
export const namedOtherwise = (name: string, content: string) =>
  new AppError(
    'unsupported-type',
    `This file is named ${name}, but what is in it is ${content}. Save it again in the format you want, and upload that.`,
  );
