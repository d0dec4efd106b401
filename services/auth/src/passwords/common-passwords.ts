import { limits } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';

/** As many as OWASP asks for (ASVS 6.2.4), of those that are long enough to be chosen at all. */
const counted = 3_000;

let commonest: Promise<Set<string>> | undefined;

/** Throws `invalid-request` for one of the passwords that whoever guesses would try first. */
export async function assertUncommon(password: string, field: string): Promise<void> {
  commonest ??= load();
  if (!(await commonest).has(password.toLowerCase())) return;
  const message =
    'This password is one of those that are guessed first. Please choose another one.';
  throw new AppError('invalid-request', message, { errors: [{ path: field, message }] });
}

/** Loaded with the first password that is chosen: most runs of a service see none for long. */
async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const chosen = dictionary['passwords-common'].filter(
    (password) => password.length >= limits.passwordMin,
  );
  return new Set(chosen.slice(0, counted).map((password) => password.toLowerCase()));
}
