import { internalEndpoints } from '@grantwright/shared/contract';
import { toOutboxModel } from '@grantwright/shared/messaging';
import {
  AppError,
  createDeletedUsers,
  createInternalClient,
  createLocalRateLimit,
  type ServiceApp,
  type ServiceTools,
  type ServiceUrls,
} from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { createAccountModel } from './accounts/account-model.ts';
import { deleteUserData } from './accounts/delete-user-data.ts';
import type { BillingSettings } from './config.ts';
import { deleteEntitlementsWhenAccountDeleted } from './consumers/delete-entitlements-when-account-deleted.ts';
import { returnEntitlementWhenApplicationWithdrawn } from './consumers/return-entitlement-when-application-withdrawn.ts';
import { settleReservationWhenApplicationCreated } from './consumers/settle-reservation-when-application-created.ts';
import type { Deps } from './deps.ts';
import { createPaymentModel } from './payments/payment-model.ts';
import { createAnomalyReporter } from './payments/report-anomaly.ts';
import { chooseProvider } from './providers/choose-provider.ts';
import { createMigrations } from './migrations.ts';
import { createRoutes } from './routes.ts';

export const serviceName = 'billing';

/** The collections whose documents have an outbox. */
export const createOutboxes = (database: Connection) => [
  toOutboxModel(createAccountModel(database)),
];

/** Per user. */
const receiptsPerMinute = 20;
/** Per user. The payment provider limits the requests of all users together. */
const paymentRequestsPerMinute = 30;

type Options = { settings: BillingSettings; urls: ServiceUrls };

/** Builds the service from its dependencies, without opening connections or ports. */
export async function createApp(
  { database, relay, log, metrics, internalCa }: ServiceTools,
  { settings, urls }: Options,
): Promise<ServiceApp> {
  const client = createInternalClient(urls, { ca: internalCa });
  const models = { accounts: createAccountModel(database), payments: createPaymentModel(database) };
  const now = () => new Date();
  const deletedUsers = createDeletedUsers({ database, log }, (userId) =>
    deleteUserData(models, userId),
  );
  const deps: Deps = {
    ...models,
    deletedUsers,
    provider: await chooseProvider(settings, { database, metrics, now }),
    relay,
    applicationExists: (id, token) =>
      client
        .call(internalEndpoints.applicationExists, { token, params: { id }, timeout: 3_000 })
        .then(
          () => true,
          (error: unknown) => {
            if (error instanceof AppError && error.code === 'not-found') return false;
            throw error;
          },
        ),
    findBuyer: (token) => client.call(internalEndpoints.getBuyer, { token, timeout: 3_000 }),
    seller: settings.RECEIPT_SELLER,
    receiptLimit: createLocalRateLimit(
      { name: 'receipts', points: receiptsPerMinute * settings.RATE_LIMIT_FACTOR, seconds: 60 },
      (wait) => `You have downloaded a lot of receipts within a minute. Try again in ${wait}.`,
    ),
    paymentLimit: createLocalRateLimit(
      {
        name: 'payments',
        points: paymentRequestsPerMinute * settings.RATE_LIMIT_FACTOR,
        seconds: 60,
      },
      (wait) => `You have started a lot of payments within a minute. Try again in ${wait}.`,
    ),
    reportAnomaly: createAnomalyReporter(log, metrics),
    now,
    newId: randomUUID,
  };
  return {
    name: serviceName,
    routes: createRoutes(deps),
    consumers: [
      deleteEntitlementsWhenAccountDeleted(deletedUsers),
      settleReservationWhenApplicationCreated(deps),
      returnEntitlementWhenApplicationWithdrawn(deps),
    ],
    deletedUsers,
    migrations: createMigrations(database),
    dispose: () => client.close(),
  };
}
