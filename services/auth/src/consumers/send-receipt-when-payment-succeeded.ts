import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { addReceiptMail } from '../receipts/add-receipt-mail.ts';

/** The event does not carry an email address, because only auth stores the addresses of users. */
export const sendReceiptWhenPaymentSucceeded = (deps: Deps): Consumer =>
  onEvent(
    events.paymentSucceeded,
    'send-receipt-when-payment-succeeded',
    async ({ subject, time, data: { ownerId, amount, currency, paidAt = time } }) => {
      if (!deps.mailer) return;
      const receipt = { paymentId: subject, paidAt: new Date(paidAt), amount, currency };
      await addReceiptMail(deps, ownerId, receipt);
    },
  );
