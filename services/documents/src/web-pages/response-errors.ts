import { maxFileMb } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import type { ForeignKind } from '../files/foreign-kinds.ts';
import { createNonPublicUrlError } from './check-public-url.ts';

export const createTooLargeError = (): AppError =>
  new AppError('too-large', `The page or file at this address is larger than ${maxFileMb} MB.`);

export const createUnsupportedTypeError = (kind: ForeignKind | undefined): AppError =>
  new AppError(
    'unsupported-type',
    kind
      ? `This address leads to ${kind.name}, not to a web page, a PDF or a Word file. ${kind.advice}`
      : 'This address leads to a file that is neither a web page, a PDF nor a Word file.',
  );

export const createStatusError = (status: number): AppError =>
  new AppError('unreadable-page', explainStatus(status));

function explainStatus(status: number): string {
  switch (status) {
    case 404:
    case 410:
      return 'There is no page at this address. Check the address.';
    case 401:
    case 403:
    case 407:
      return 'This page is not public. Open it in your browser, save it as a PDF, and upload that.';
    case 429:
      return 'The site is limiting requests. Try again in a few minutes, or upload the page as a file.';
    default:
      return `The site returned an error (${status}). Try again later, or upload the page as a file.`;
  }
}

/** Creates the error for a failed request, based on Node and undici error codes. */
export function createConnectionError(error: unknown, hasTimedOut: boolean): unknown {
  if (error instanceof AppError) return error;
  const { cause, code } =
    error instanceof Error
      ? { cause: error.cause, code: 'code' in error ? String(error.code) : '' }
      : { cause: undefined, code: '' };
  if (!hasTimedOut && cause instanceof AppError) return cause;
  if (hasTimedOut || code.includes('TIMEOUT'))
    return new AppError(
      'timed-out',
      'The page took too long to respond. Try again, or upload it as a file.',
      { cause: error },
    );
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new AppError(
      'unreadable-page',
      'No website was found at this address. Check the spelling.',
      { cause: error },
    );
  if (code === 'ERR_INVALID_URL') return createNonPublicUrlError();
  return new AppError(
    'unreadable-page',
    'The page could not be fetched. Check the address, or upload the page as a file.',
    { cause: error },
  );
}
