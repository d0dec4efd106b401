import { createCounter, type Logger, type Metrics } from '@grantwright/shared/service';
import { mismatches } from './evaluate-payment.ts';

const reasons = [...mismatches, 'used'] as const;

/**
 * A payment that the operator must check: it was paid but differs from the request, or it was refunded or
 * disputed after its credit was used.
 */
export type PaymentAnomaly = {
  paymentId: string;
  /** The provider's id of the intent. */
  providerId: string;
  ownerId: string;
  reason: (typeof reasons)[number];
};

/** Logs the ids of anomalous payments and counts them. */
export function createAnomalyReporter(
  log: Logger,
  metrics: Metrics,
): (payment: PaymentAnomaly) => void {
  const total = createCounter(metrics, {
    name: 'payment_anomalies_total',
    help: 'Payments that an operator must check, by reason',
    labelNames: ['reason'],
  });
  // starts at 0, so that the first anomaly shows as an increase
  for (const reason of reasons) total.inc({ reason }, 0);
  return (payment) => {
    total.inc({ reason: payment.reason });
    log.error(
      payment,
      payment.reason === 'used' ? 'payment reversed after its credit was used' : 'payment mismatch',
    );
  };
}
