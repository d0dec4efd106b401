import type { Entitlement } from './billing.ts';

/** Whether the next application requires a payment: not a super user, no free application, no credit. */
export const isPaymentRequired = ({
  superUser,
  freeLeft,
  credits,
}: Pick<Entitlement, 'superUser' | 'freeLeft' | 'credits'>): boolean =>
  !superUser && freeLeft + credits === 0;
