import { useQueryClient } from '@tanstack/react-query';
import { endpoints } from '../../lib/endpoints.ts';
import { paymentChannel } from '../../domain/billing/payment-channel.ts';
import { createQueryKey } from '../../lib/query.ts';
import { showPaymentOutcome } from './payment-outcome.ts';

/** Shows the outcome of a payment made in another tab and refreshes the entitlement. */
export function usePaymentsInOtherTabs(userId: string): void {
  const client = useQueryClient();
  paymentChannel.useMessages(userId, ({ status }) => {
    void client.invalidateQueries({ queryKey: createQueryKey(endpoints.getEntitlement) });
    if (status !== 'failed') showPaymentOutcome(status);
  });
}
