import { limits } from '@grantwright/shared/contract';

export const passwordFields = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
export type PasswordField = (typeof passwordFields)[number];

/** The rules of spec section 5, in its order; the field is the one to correct first. */
export function passwordProblem(
  values: Record<PasswordField, string>,
): { field: PasswordField; message: string } | undefined {
  const empty = passwordFields.find((name) => values[name] === '');
  if (empty) return { field: empty, message: 'Please fill in all fields' };
  if (values.newPassword !== values.confirmPassword) {
    return { field: 'confirmPassword', message: 'New passwords do not match' };
  }
  if (values.newPassword.length < limits.passwordMin) {
    return {
      field: 'newPassword',
      message: `Password must be at least ${limits.passwordMin} characters`,
    };
  }
  return undefined;
}
