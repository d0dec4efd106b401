import { createUserChannel } from '../../lib/user-channel.ts';

export type PaymentStatus = 'open' | 'succeeded' | 'failed';

/** The outcomes of the user's payments. */
export const paymentChannel = createUserChannel<{ userId: string; status: PaymentStatus }>(
  'grantwright:payments',
);
