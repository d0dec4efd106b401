import { counter, type Logger, type Metrics } from '@grantwright/shared/service';
import { mismatches } from './judge-payment.ts';

const reasons = [...mismatches, 'used'] as const;

/**
 * A payment that a person must look at: it was paid but not as it was asked for, or it was refunded or disputed
 * after its credit was used.
 */
export type ForReview = {
  paymentId: string;
  /** The provider's own id of it. */
  providerId: string;
  ownerId: string;
  reason: (typeof reasons)[number];
};

/** Reports such payments in the log and counts them; ids only. */
export function reviewReporter(log: Logger, metrics: Metrics): (payment: ForReview) => void {
  const counted = counter(metrics, {
    name: 'payments_for_review_total',
    help: 'Payments that somebody must look at, by what is wrong with them',
    labelNames: ['reason'],
  });
  // from 0, so that the first one is seen as an increase
  for (const reason of reasons) counted.inc({ reason }, 0);
  return (payment) => {
    counted.inc({ reason: payment.reason });
    log.error(
      payment,
      payment.reason === 'used'
        ? 'payment reversed after its credit was used'
        : 'payment does not match what was asked for',
    );
  };
}
