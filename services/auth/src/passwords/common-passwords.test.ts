import { limits } from '@grantwright/shared/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { assertUncommon } from './common-passwords.ts';

test('rejects the 3,000 most common passwords that are long enough, regardless of case', async () => {
  const ranked = dictionary['passwords-common'].filter(
    ({ length }) => length >= limits.passwordMin,
  );
  const common = ranked.slice(0, 3_000);
  expect(common).toHaveLength(3_000);
  for (const password of common)
    for (const spelling of [password, password.toUpperCase()])
      await expect(assertUncommon(spelling, 'password'), spelling).rejects.toMatchObject({
        code: 'invalid-request',
      });
  await assertUncommon('harbor street', 'password');
});
