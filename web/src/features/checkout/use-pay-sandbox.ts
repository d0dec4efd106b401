import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { calls } from '../../lib/calls.ts';
import { ConnectionError, detailOf, isSignedOut } from '../../lib/errors.ts';
import { keyOf } from '../../lib/query.ts';
import { notify } from '../../ui/toasts.tsx';

const failed = 'An error occurred during payment processing.';

/** The provider declined; its own words are for the person. */
class Declined extends Error {}

/** Pays, then asks the server how the payment stands: only that gives the credit. */
export function usePaySandbox(id: string, onPaid: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (cardNumber: string) => {
      const paid = await api(calls.paySandbox, { params: { id }, body: { cardNumber } });
      const settled =
        paid.status === 'failed' ? paid : await api(calls.settlePayment, { params: { id } });
      if (settled.status !== 'succeeded') throw new Declined(settled.message ?? failed);
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keyOf(calls.getEntitlement) });
      notify.success(
        'Payment Successful',
        'Thank you for your purchase! You can now create additional applications.',
      );
      onPaid();
    },
    onError: (error) => {
      if (!isSignedOut(error)) notify.error('Payment Failed', reasonOf(error));
    },
  });
}

export function reasonOf(error: unknown): string {
  if (error instanceof Declined) return error.message;
  if (error instanceof ConnectionError) return `${failed} ${error.detail}`;
  return detailOf(error, failed);
}
