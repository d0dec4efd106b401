import { ApiError, getErrorMessage, hasErrorCode, getServerMessage } from '../../../lib/errors.ts';
import { pluralize } from '../../../lib/format.ts';
import { notify } from '../../../ui/notify.ts';
import type { ExtractionResult, ExtractionSource } from './request-extraction.ts';

const failureText = 'Failed to extract organization information';
const busyText = 'AI service is currently busy. Please try again in a few moments.';

export function notifyExtracted({ fields, savedCount }: ExtractionResult): void {
  const populated = `${pluralize(fields.length, 'field')} populated.`;
  if (savedCount === undefined) {
    notify.success(`Organization information extracted from document. ${populated}`);
    return;
  }
  notify.success(
    'Organization information extracted',
    `${pluralize(savedCount, 'document')} saved to your library. ${populated}`,
  );
}

export function notifyExtractionFailed(error: unknown, kind: ExtractionSource['kind']): void {
  if (hasErrorCode(error, 'canceled'))
    notify.info('Extraction canceled', getErrorMessage(error, ''));
  else if (kind === 'files')
    notify.failure(failureText, error, 'You can enter the information below.');
  else if (isBusy(error))
    notify.error('Service Temporarily Busy', getServerMessage(error) ?? busyText);
  else
    notify.serverMessageOr(
      'Extraction Failed',
      error,
      `${failureText}. You can manually enter the information below.`,
    );
}

/** Returns the message shown permanently in the dialog. */
export const getProblem = (error: unknown): string =>
  isBusy(error)
    ? (getServerMessage(error) ?? busyText)
    : getErrorMessage(error, `${failureText}. You can manually enter the information below.`);

const isBusy = (error: unknown) => error instanceof ApiError && error.status === 429;
