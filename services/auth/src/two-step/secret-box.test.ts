import { expect, it } from 'vitest';
import { secretBox } from './secret-box.ts';

const key = 'k'.repeat(32);
const box = secretBox([key]);

it('opens what it sealed, which is different each time', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'maya');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toBe(box.seal('JBSWY3DPEHPK3PXP', 'maya'));
  expect(box.open(sealed, 'maya')).toBe('JBSWY3DPEHPK3PXP');
});

it('does not open a secret of another user, with another key, or that was changed', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'maya');
  const other = secretBox(['o'.repeat(32)]);
  const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'Q' : 'A');
  for (const open of [
    () => box.open(sealed, 'ben'),
    () => other.open(sealed, 'maya'),
    () => box.open(changed, 'maya'),
    () => box.open('v1.', 'maya'),
  ])
    expect(open).toThrow('AUTHENTICATOR_KEY');
});

it('opens secrets of the previous key and of earlier versions', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'maya');
  const rotated = secretBox(['n'.repeat(32), key]);
  expect(rotated.open(sealed, 'maya')).toBe('JBSWY3DPEHPK3PXP');
  expect(rotated.open('JBSWY3DPEHPK3PXP', 'maya')).toBe('JBSWY3DPEHPK3PXP');
});
