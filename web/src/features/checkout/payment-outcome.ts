import type { PaymentStatus } from '../../domain/billing/payment-channel.ts';
import { notify } from '../../ui/notify.ts';

export const paymentFailedText = 'An error occurred during payment processing.';

export function showPaymentOutcome(status: PaymentStatus, message = paymentFailedText): void {
  if (status === 'failed') return void notify.error('Payment Failed', message);
  if (status === 'open') {
    return notify.info(
      'Payment in progress',
      'Your bank is still processing the payment. You can create your application as soon as it goes through.',
    );
  }
  return notify.success(
    'Payment Successful',
    'Thank you for your purchase! You can now create additional applications.',
  );
}
