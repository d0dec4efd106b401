import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../lib/api.ts';
import { calls } from '../lib/calls.ts';
import { isSignedOut } from '../lib/errors.ts';
import { keyOf } from '../lib/query.ts';
import { takeKeptPayment } from './kept-payment.ts';
import { paths } from './paths.ts';
import { showPaymentOutcome } from './payment-outcome.ts';
import { publishPayment } from './payments-elsewhere.ts';
import { useSignedInUser } from './session.ts';

/**
 * Back from the bank: asks the server how the payment stands, says so, and goes on to where the
 * person was. The provider's message to the server does the same, should this be cut short.
 */
export function ReturnedPayment() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { id: userId } = useSignedInUser();
  useEffect(() => {
    const kept = takeKeptPayment();
    void navigate(kept?.next ?? paths.creator, { replace: true });
    if (!kept) return;
    void api(calls.settlePayment, { params: { id: kept.id } }).then(
      ({ status, message }) => {
        void client.invalidateQueries({ queryKey: keyOf(calls.getEntitlement) });
        publishPayment({ userId, status });
        showPaymentOutcome(status, message);
      },
      (error: unknown) => {
        if (!isSignedOut(error)) showPaymentOutcome('open');
      },
    );
  }, [navigate, client, userId]);
  return null;
}
