import { price } from '@grantwright/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { isSignedOut } from '../../lib/errors.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { notify } from '../../ui/notify.ts';

export const paymentInitFailedText = 'Failed to initialize payment. Please try again.';

/** Creates one payment intent each time the page is visited. */
export function usePaymentIntent() {
  const visit = useId();
  const { keyFor } = useIdempotencyKey();
  const intent = useQuery({
    queryKey: [endpoints.createPaymentIntent.path, visit],
    queryFn: () =>
      api(endpoints.createPaymentIntent, {
        body: { amount: price.amount },
        idempotencyKey: keyFor(visit),
      }),
    gcTime: 0,
  });
  useEffect(() => {
    if (intent.error && !isSignedOut(intent.error)) {
      notify.error('Error', paymentInitFailedText);
    }
  }, [intent.error]);
  return intent;
}
