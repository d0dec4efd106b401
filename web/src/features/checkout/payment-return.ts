import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { endpoints } from '../../lib/endpoints.ts';
import { paths } from '../../lib/paths.ts';
import { paymentChannel } from '../../domain/billing/payment-channel.ts';
import { createQueryKey } from '../../lib/query.ts';
import { useSignedInUser } from '../../lib/session.ts';
import { showPaymentOutcome } from './payment-outcome.ts';
import { savePendingPayment, takePendingPayment } from './pending-payment.ts';
import { settleChargedPayment } from './settle-charged.ts';

/**
 * Handles the return from the bank: settles the payment, shows the outcome and takes the user back to where they were.
 * If this is interrupted, the provider's webhook settles the payment, or the server does so once the user has no credit
 * left.
 */
export function PaymentReturn() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { id: userId } = useSignedInUser();
  useEffect(() => {
    const pending = takePendingPayment();
    void navigate(pending?.next ?? paths.creator, { replace: true });
    if (!pending) return;
    void settleChargedPayment(pending.id).then(
      ({ status, message }) => {
        if (status === 'open') savePendingPayment(pending);
        void client.invalidateQueries({ queryKey: createQueryKey(endpoints.getEntitlement) });
        paymentChannel.publish({ userId, status });
        showPaymentOutcome(status, message);
      },
      // the session has ended: the user returns to this address after signing in
      () => savePendingPayment(pending),
    );
  }, [navigate, client, userId]);
  return null;
}
