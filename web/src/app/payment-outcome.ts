import { notify } from '../ui/toasts.tsx';

export const paymentFailed = 'An error occurred during payment processing.';

export type PaymentStatus = 'open' | 'succeeded' | 'failed';

/** Shows how a payment ended, in the words of spec section 8. */
export function showPaymentOutcome(status: PaymentStatus, message = paymentFailed): void {
  if (status === 'failed') return notify.error('Payment Failed', message);
  if (status === 'open') {
    return notify.info(
      'Payment being processed',
      'Your bank is still working on it. The application is yours as soon as it has gone through.',
    );
  }
  return notify.success(
    'Payment Successful',
    'Thank you for your purchase! You can now create additional applications.',
  );
}
