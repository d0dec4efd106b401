import { limits } from '@grantwright/shared/contract';
import type { FormError } from './form-error.ts';

export const passwordFields = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
export type PasswordField = (typeof passwordFields)[number];

/** Checks the rules in docs/PRODUCT.md#accounts in order and returns the first failure; `fields[0]` receives focus. */
export function validatePasswordChange(
  values: Record<PasswordField, string>,
): FormError<PasswordField> | undefined {
  const empty = passwordFields.filter((name) => values[name] === '');
  if (empty.length > 0) return { fields: empty, message: 'Please fill in all fields' };
  if (values.newPassword !== values.confirmPassword) {
    return { fields: ['confirmPassword'], message: 'New passwords do not match' };
  }
  if (values.newPassword.length < limits.passwordMin) {
    return {
      fields: ['newPassword'],
      message: `Password must be at least ${limits.passwordMin} characters`,
    };
  }
  return undefined;
}
