import type { PaymentRecord } from './payment-model.ts';

export const presentPayment = ({ _id, status, message }: PaymentRecord) => ({
  id: _id,
  status,
  ...(message ? { message } : {}),
});
