import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { calls } from '../lib/calls.ts';
import { keyOf } from '../lib/query.ts';
import { showPaymentOutcome, type PaymentStatus } from './payment-outcome.ts';

const channelName = 'grantwright:payments';

type Published = { userId: string; status: PaymentStatus };

const isSupported = () => typeof BroadcastChannel === 'function';

/** Publishes how a payment ended to the person's other tabs. */
export function publishPayment(payment: Published): void {
  if (!isSupported()) return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(payment);
  channel.close();
}

/** Calls back for each payment that the same person settles in another tab. */
export function useSettledElsewhere(userId: string, onSettled: (status: PaymentStatus) => void) {
  const handle = useEffectEvent(onSettled);
  useEffect(() => {
    if (!isSupported()) return undefined;
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<Published>) => {
      if (data.userId === userId) handle(data.status);
    };
    return () => channel.close();
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
