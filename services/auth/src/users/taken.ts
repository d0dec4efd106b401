import { AppError } from '@grantwright/shared/service';
import { isDuplicateKey } from '@grantwright/shared/storage';

/** Which of the unique fields a refused write ran into; any other error is passed on. */
export function takenError(error: unknown): unknown {
  if (!isDuplicateKey(error)) return error;
  return String(error).includes('index: email')
    ? new AppError('email-taken', 'An account with this email already exists.')
    : new AppError('username-taken', 'This username is already taken.');
}
