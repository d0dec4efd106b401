import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { generateSecret, findTimeStep } from './authenticator.ts';

it('generates secrets of 160 random bits', () => {
  const secrets = Array.from({ length: 20 }, generateSecret);
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
});

it('accepts a code for its own 30 seconds and the 30 seconds before and after', () => {
  const secret = generateSecret();
  const start = Date.UTC(2026, 10, 30, 9);
  const code = new TOTP({ secret }).generate({ timestamp: start });
  const findStepAt = (seconds: number) =>
    findTimeStep(secret, code, new Date(start + seconds * 1_000));
  expect([-30, -1, 0, 29, 30, 59].map(findStepAt)).toEqual(
    Array.from({ length: 6 }, () => start / 30_000),
  );
  expect([-31, 60].map(findStepAt)).toEqual([undefined, undefined]);
});
