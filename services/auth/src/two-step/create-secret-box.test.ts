import { expect, it } from 'vitest';
import { createSecretBox } from './create-secret-box.ts';

const key = 'k'.repeat(32);
const box = createSecretBox([key]);

it('opens a sealed secret, and seals it differently each time', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'maya');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toBe(box.seal('JBSWY3DPEHPK3PXP', 'maya'));
  expect(box.open(sealed, 'maya')).toBe('JBSWY3DPEHPK3PXP');
});

it("does not open another user's secret, a modified secret, or a secret sealed with another key", () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'maya');
  const other = createSecretBox(['o'.repeat(32)]);
  const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'Q' : 'A');
  for (const open of [
    () => box.open(sealed, 'ben'),
    () => other.open(sealed, 'maya'),
    () => box.open(changed, 'maya'),
    () => box.open('v1.', 'maya'),
  ])
    expect(open).toThrow('AUTHENTICATOR_KEY');
});

it('opens secrets that were sealed with the previous key', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'maya');
  const rotated = createSecretBox(['n'.repeat(32), key]);
  expect(rotated.open(sealed, 'maya')).toBe('JBSWY3DPEHPK3PXP');
});
