import { AppError } from '@grantwright/shared/service';
import { isDuplicateKey } from '@grantwright/shared/storage';

/** Maps a violated unique index to its error; returns any other error unchanged. */
export function toDuplicateUserError(error: unknown): unknown {
  if (!isDuplicateKey(error)) return error;
  return String(error).includes('index: email')
    ? new AppError('email-taken', 'An account with this email already exists.')
    : new AppError('username-taken', 'This username is already taken.');
}

export const createStaleAccountError = () =>
  new AppError('stale-version', 'Your account was changed elsewhere at the same time. Try again.');
