import type { Entitlement } from './billing.ts';

/** Whether the next application requires a payment, because it is not free and no credit is left. */
export const isPaymentRequired = ({
  superUser,
  freeLeft,
  credits,
}: Pick<Entitlement, 'superUser' | 'freeLeft' | 'credits'>): boolean =>
  !superUser && freeLeft + credits === 0;
