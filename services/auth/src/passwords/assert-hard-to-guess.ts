import { AppError } from '@grantwright/shared/service';
import { isCommon } from './common-passwords.ts';
import { consistsOfKnownWords, type Names } from './context-words.ts';

/**
 * Checks a new password.
 *
 * @param field the field of the request that contains it
 * @throws AppError `invalid-request` for a password that attackers try first
 */
export async function assertHardToGuess(
  password: string,
  names: Names,
  field: string,
): Promise<void> {
  if (!consistsOfKnownWords(password, names) && !(await isCommon(password))) return;
  const message = 'This password is too easy to guess. Choose another one.';
  throw new AppError('invalid-request', message, { errors: [{ path: field, message }] });
}
