import { limits } from '@grantwright/shared/contract';

const passwordLengthMessage = `Password must be at least ${limits.passwordMin} characters`;

/** Rejects a new password that is too short. */
export const validatePasswordLength = ({ password }: { password: string }) =>
  password.length < limits.passwordMin
    ? ({ field: 'password', message: passwordLengthMessage } as const)
    : undefined;
