import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { calls } from '../lib/calls.ts';
import { keyOf } from '../lib/query.ts';
import { showPaymentOutcome, type PaymentStatus } from './payment-outcome.ts';

const channelName = 'grantwright:payments';

type Published = { userId: string; status: PaymentStatus };

let channel: BroadcastChannel | undefined;

/** The one channel of this tab: a channel does not receive what it sends. Undefined in old browsers. */
const ownChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'function'
    ? (channel ??= new BroadcastChannel(channelName))
    : undefined;

/** Publishes how a payment ended to the person's other tabs. */
export const publishPayment = (payment: Published): void => ownChannel()?.postMessage(payment);

/** Calls back for each payment that the same person settles in another tab. */
export function useSettledElsewhere(userId: string, onSettled: (status: PaymentStatus) => void) {
  const handle = useEffectEvent(onSettled);
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<Published>) => {
      if (data.userId === userId) handle(data.status);
    };
    ownChannel()?.addEventListener('message', onMessage);
    return () => ownChannel()?.removeEventListener('message', onMessage);
  }, [userId]);
}

/** Shows the outcome of a payment in another tab here too, and reads again what the person may create. */
export function usePaymentsElsewhere(userId: string): void {
  const client = useQueryClient();
  useSettledElsewhere(userId, (status) => {
    void client.invalidateQueries({ queryKey: keyOf(calls.getEntitlement) });
    if (status !== 'failed') showPaymentOutcome(status);
  });
}
