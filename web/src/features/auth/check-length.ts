import { limits } from '@grantwright/shared/contract';

const message = `Password must be at least ${limits.passwordMin} characters`;

/** Rejects a new password that is too short. */
export const checkLength = ({ password }: { password: string }) =>
  password.length < limits.passwordMin ? ({ field: 'password', message } as const) : undefined;
