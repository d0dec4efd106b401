import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { addReceiptEmail } from '../emails/add-receipt-email.ts';

/** The event does not carry an email address, because only auth stores the addresses of users. */
export const sendReceiptWhenPaymentSucceeded = (deps: Deps): Consumer =>
  onEvent(
    events.paymentSucceeded,
    'send-receipt-when-payment-succeeded',
    async ({ subject, time, data: { ownerId, paidAt = time, ...payment } }) => {
      if (!deps.mailer) return;
      const receipt = { ...payment, paymentId: subject, paidAt: new Date(paidAt) };
      await addReceiptEmail(deps, ownerId, receipt);
    },
  );
