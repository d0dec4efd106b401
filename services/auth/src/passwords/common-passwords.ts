import { createRequire } from 'node:module';
import { limits } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';

/** As many as OWASP asks for (ASVS 6.2.4), of those that are long enough to be chosen at all. */
const counted = 3_000;

let commonest: Set<string> | undefined;

/** Throws `invalid-request` for one of the passwords that whoever guesses would try first. */
export function assertUncommon(password: string, field: string): void {
  commonest ??= load();
  if (!commonest.has(password.toLowerCase())) return;
  const message =
    'This password is one of those that are guessed first. Please choose another one.';
  throw new AppError('invalid-request', message, { errors: [{ path: field, message }] });
}

/** Loaded with the first password that is chosen: most runs of a service see none for long. */
function load(): Set<string> {
  const list = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as {
    dictionary: { 'passwords-common': string[] };
  };
  const chosen = list.dictionary['passwords-common'].filter(
    (password) => password.length >= limits.passwordMin,
  );
  return new Set(chosen.slice(0, counted).map((password) => password.toLowerCase()));
}
