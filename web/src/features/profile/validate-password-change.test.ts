import { expect, it } from 'vitest';
import { validatePasswordChange } from './validate-password-change.ts';

const problem = (currentPassword: string, newPassword: string, confirmPassword: string) =>
  validatePasswordChange({ currentPassword, newPassword, confirmPassword });

it('reports errors in field order', () => {
  expect(problem('', 'abcdef', '')).toEqual({
    fields: ['currentPassword', 'confirmPassword'],
    message: 'Please fill in all fields',
  });
  expect(problem('old', 'abc', 'abd')?.message).toBe('New passwords do not match');
  expect(problem('old', 'abcde', 'abcde')?.message).toBe('Password must be at least 6 characters');
  expect(problem('old', 'abcdef', 'abcdef')).toBeUndefined();
});
