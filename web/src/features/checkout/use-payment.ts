import { useQueryClient } from '@tanstack/react-query';
import { endpoints } from '../../lib/endpoints.ts';
import { getErrorMessage, isSignedOut, getServerMessage } from '../../lib/errors.ts';
import { createQueryKey } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/notify.ts';
import { paymentFailedText as failed, showPaymentOutcome } from './payment-outcome.ts';
import { settleChargedPayment } from './settle-charged.ts';
import { paymentChannel } from '../../domain/billing/payment-channel.ts';
import { useSignedInUser } from '../../lib/session.ts';

/** Thrown when a payment is declined; carries the provider's message for the user. */
export class CardDeclinedError extends Error {}

/**
 * Pays with the provider, then confirms with the server, which grants the credit. A retry after a lost response
 * confirms the same payment and never charges twice.
 */
export function usePayment<Card>(
  id: string,
  pay: (card: Card) => Promise<void>,
  onPaid: () => void,
) {
  const client = useQueryClient();
  const { id: userId } = useSignedInUser();
  return useAction({
    once: true,
    mutationFn: async (card: Card) => {
      await pay(card);
      const payment = await settleChargedPayment(id);
      if (payment.status === 'failed') throw new CardDeclinedError(payment.message ?? failed);
      return payment.status;
    },
    onSuccess: async (status) => {
      await client.invalidateQueries({ queryKey: createQueryKey(endpoints.getEntitlement) });
      paymentChannel.publish({ userId, status });
      showPaymentOutcome(status);
      onPaid();
    },
    onError: (error) => {
      if (!isSignedOut(error)) notify.error('Payment Failed', paymentErrorMessage(error));
    },
  });
}

export function paymentErrorMessage(error: unknown): string {
  if (error instanceof CardDeclinedError) return error.message || failed;
  const message = getServerMessage(error);
  if (message) return message;
  const reason = getErrorMessage(error, '');
  return reason ? `${failed} ${reason} If you try again, you won’t be charged twice.` : failed;
}
