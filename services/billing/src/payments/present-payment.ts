import type { PaymentRecord } from './payment-model.ts';

/** A payment as the wire knows it. */
export const presentPayment = ({ _id, status, message }: PaymentRecord) => ({
  id: _id,
  status,
  ...(message ? { message } : {}),
});
