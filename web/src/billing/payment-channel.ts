import { useEffect, useEffectEvent } from 'react';

export type PaymentStatus = 'open' | 'succeeded' | 'failed';

type PaymentMessage = { userId: string; status: PaymentStatus };

let channel: BroadcastChannel | undefined;

/** One channel per tab, because a channel does not receive its own messages. Undefined in old browsers. */
const getPaymentChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'function'
    ? (channel ??= new BroadcastChannel('grantwright:payments'))
    : undefined;

/** Publishes the outcome of a payment to the user's other tabs. */
export const publishPayment = (payment: PaymentMessage): void =>
  getPaymentChannel()?.postMessage(payment);

/** Calls `onPayment` with the outcome of the same user's payment in another tab. */
export function useOtherTabPayments(userId: string, onPayment: (status: PaymentStatus) => void) {
  const handle = useEffectEvent(onPayment);
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<PaymentMessage>) => {
      if (data.userId === userId) handle(data.status);
    };
    getPaymentChannel()?.addEventListener('message', onMessage);
    return () => getPaymentChannel()?.removeEventListener('message', onMessage);
  }, [userId]);
}
