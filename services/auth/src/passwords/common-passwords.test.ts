import { limits } from '@grantwright/shared/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isCommon } from './common-passwords.ts';

test('recognizes every listed password that is long enough, regardless of case', async () => {
  const breached = dictionary['passwords-common'].filter(
    ({ length }) => length >= limits.passwordMin,
  );
  expect(breached.length).toBeGreaterThan(40_000);
  for (const password of breached)
    for (const spelling of [password, password.toUpperCase()])
      expect(await isCommon(spelling), spelling).toBe(true);
  expect(await isCommon('harbor street')).toBe(false);
});
