import { limits } from '@grantwright/shared/contract';

let common: Promise<Set<string>> | undefined;

/** Whether a password is among the 42,000 most common in data breaches, ignoring case. */
export async function isCommon(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.toLowerCase());
}

/** Loads the list on first use, because it takes up megabytes and few processes need it. */
async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter(
    (password) => password.length >= limits.passwordMin,
  );
  return new Set(longEnough.map((password) => password.toLowerCase()));
}
