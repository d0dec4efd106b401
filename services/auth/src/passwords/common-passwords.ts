import { limits } from '@grantwright/shared/contract';

let common: Promise<Set<string>> | undefined;

/** Whether a password is, regardless of case, one of the 42,000 most common ones in data breaches. */
export async function isCommon(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.toLowerCase());
}

/** Loads the list on first use: it takes megabytes, and few processes need it. */
async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter(
    (password) => password.length >= limits.passwordMin,
  );
  return new Set(longEnough.map((password) => password.toLowerCase()));
}
