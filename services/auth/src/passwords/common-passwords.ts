import { limits } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';

/** The number that OWASP ASVS 6.2.4 requires, of passwords that are long enough. */
const maxPasswords = 3_000;

let common: Promise<Set<string>> | undefined;

/** @throws AppError `invalid-request` for a common password, which attackers try first */
export async function assertUncommon(password: string, field: string): Promise<void> {
  common ??= load();
  if (!(await common).has(password.toLowerCase())) return;
  const message = 'This password is too easy to guess. Please choose another one.';
  throw new AppError('invalid-request', message, { errors: [{ path: field, message }] });
}

/** Loads the list on first use: it takes megabytes, and few processes need it. */
async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter(
    (password) => password.length >= limits.passwordMin,
  );
  return new Set(longEnough.slice(0, maxPasswords).map((password) => password.toLowerCase()));
}
