import type { PaymentStatus } from '../../domain/billing/payment-channel.ts';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { isSignedOut } from '../../lib/errors.ts';

/**
 * Settles a payment that the provider has confirmed. If that fails, the status is `open`: the card may have been
 * charged, so the user must not be asked to pay again, and the provider's webhook settles the payment.
 * @throws ApiError if the session has ended
 */
export async function settleChargedPayment(
  id: string,
): Promise<{ status: PaymentStatus; message?: string | undefined }> {
  try {
    return await api(endpoints.settlePayment, { params: { id } });
  } catch (error) {
    if (isSignedOut(error)) throw error;
    return { status: 'open' };
  }
}
