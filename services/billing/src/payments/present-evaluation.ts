import type { Evaluation } from './evaluate-payment.ts';
import type { PaymentRecord } from './payment-model.ts';

/** Maps an evaluation to the status and message shown to the user. */
export function presentEvaluation(
  evaluation: Evaluation,
): Pick<PaymentRecord, 'status' | 'message'> {
  switch (evaluation.outcome) {
    case 'paid':
      return { status: 'succeeded' };
    case 'reversed':
      return { status: 'failed', message: reversedMessages[evaluation.reason] };
    case 'mismatch':
      return { status: 'failed', message: mismatchMessage };
    default:
      return {
        status: evaluation.outcome,
        ...(evaluation.message ? { message: evaluation.message } : {}),
      };
  }
}

const reversedMessages = {
  refunded: 'This payment was refunded, so it provides no credit. Your applications are unchanged.',
  disputed:
    'Your bank is disputing this payment, so it provides no credit for now. Your applications are unchanged.',
} as const;

const mismatchMessage =
  'This payment does not match the one we requested, so no credit was added. Contact the administrator of this site.';
