import { endpoints, internalEndpoints } from '@grantwright/shared/contract';
import { route, type Route } from '@grantwright/shared/service';
import { getEntitlement } from './accounts/get-entitlement.ts';
import { changeAccount } from './accounts/change-account.ts';
import { reserveEntitlement } from './accounts/reserve-entitlement.ts';
import type { Deps } from './deps.ts';
import { createPaymentIntent } from './payments/create-payment-intent.ts';
import { findPayment } from './payments/find-payment.ts';
import { handleWebhook } from './payments/handle-webhook.ts';
import { listPayments } from './payments/list-payments.ts';
import { payWithTestCard } from './payments/pay-with-test-card.ts';
import { presentPayment } from './payments/present-payment.ts';
import { settlePayment } from './payments/settle-payment.ts';
import { downloadReceipt } from './receipts/download-receipt.ts';

export const createRoutes = (deps: Deps): Route[] => {
  const limitPayments = { limit: deps.paymentLimit.take };
  return [
    route(endpoints.getEntitlement, (person) => getEntitlement(deps, person)),

    route(
      endpoints.createPaymentIntent,
      ({ user, idempotencyKey }) => createPaymentIntent(deps, user, idempotencyKey),
      limitPayments,
    ),
    route(endpoints.listPayments, ({ user, query }) => listPayments(deps, user.id, query.cursor)),
    route(
      endpoints.downloadReceipt,
      ({ user, token, params }) => downloadReceipt(deps, { ownerId: user.id, token }, params.id),
      { limit: deps.receiptLimit.take },
    ),
    route(
      endpoints.settlePayment,
      async ({ user, params }) => {
        const payment = await findPayment(deps, user.id, params.id);
        return presentPayment(await settlePayment(deps, payment));
      },
      limitPayments,
    ),
    route(endpoints.paySandbox, async ({ user, params, body }) =>
      presentPayment(await payWithTestCard(deps, user.id, params.id, body.cardNumber)),
    ),
    route(endpoints.stripeWebhook, ({ req }) =>
      handleWebhook(deps, Buffer.from(req.body), req.get('stripe-signature')),
    ),

    route(internalEndpoints.reserveEntitlement, ({ user, token, params }) =>
      reserveEntitlement(deps, { user, token }, params.id),
    ),
    route(internalEndpoints.releaseEntitlement, async ({ user, params }) => {
      const command = { type: 'release-entitlement', applicationId: params.id } as const;
      await changeAccount(deps, user.id, command);
    }),
  ];
};
