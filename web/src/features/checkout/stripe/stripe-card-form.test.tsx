import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { aUser } from '../../../testing/builders.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../../../testing/server.ts';
import { cardFormTimeoutMs } from '../use-card-form.ts';

const provider = vi.hoisted(() => ({ load: vi.fn(), confirm: vi.fn(), hasFields: true }));

// Test files share modules. No other file loads these two.
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: provider.load }));
vi.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { children: unknown }) => children,
  PaymentElement: ({ onReady, options }: { onReady: () => void; options: { layout: string } }) => {
    useEffect(() => void (provider.hasFields && onReady()), [onReady]);
    return <p>Card fields in {options.layout}</p>;
  },
  useStripe: () => ({ confirmPayment: provider.confirm }),
  useElements: () => ({}),
}));

const pay = { name: 'Complete Secure Payment - $10.00' };

beforeEach(() => {
  provider.load.mockReset().mockResolvedValue({});
  provider.confirm.mockReset();
  provider.hasFields = true;
  const price = { amount: 1000, currency: 'usd' };
  mockEndpoint(endpoints.getEntitlement, () =>
    ok({ superUser: false, freeLeft: 0, credits: 0, price }),
  );
  mockEndpoint(endpoints.createPaymentIntent, () =>
    ok({ id: 'p1', clientSecret: 'secret', provider: 'stripe', publishableKey: 'pk_1' }),
  );
});

it('confirms the payment with the provider, then with the server, and continues', async () => {
  provider.confirm.mockResolvedValue({});
  mockEndpoint(endpoints.settlePayment, () => ok({ id: 'p1', status: 'succeeded' }));
  mockEndpoint(endpoints.listDocuments, () => ok([]));
  const { router } = openScreen('/checkout?next=/documents', aUser());
  expect(await screen.findByText('Card fields in tabs')).toBeTruthy();
  await userEvent.dblClick(await screen.findByRole('button', pay));
  expect(await screen.findByText('Payment Successful')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/documents'));
  expect(provider.load.mock.calls).toEqual([['pk_1']]);
  expect(provider.confirm).toHaveBeenCalledTimes(1);
  expect(provider.confirm.mock.calls[0]?.[0]).toMatchObject({
    confirmParams: { return_url: `${window.location.origin}/application-creator` },
  });
});

it("shows the provider's message if the card is declined, and allows a retry", async () => {
  provider.confirm.mockResolvedValue({ error: { message: 'Your card has expired.' } });
  openScreen('/checkout', aUser());
  await userEvent.click(await screen.findByRole('button', pay));
  expect(await screen.findByText('Payment Failed')).toBeTruthy();
  // Once in the toast and once below the card fields, where it remains.
  expect(screen.getAllByText('Your card has expired.')).toHaveLength(2);
  expect(screen.getByRole<HTMLButtonElement>('button', pay).disabled).toBe(false);
});

it('does not charge a payment that has already succeeded', async () => {
  provider.confirm.mockResolvedValue({ error: { payment_intent: { status: 'succeeded' } } });
  mockEndpoint(endpoints.settlePayment, () => ok({ id: 'p1', status: 'succeeded' }));
  mockEndpoint(endpoints.listDocuments, () => ok([]));
  openScreen('/checkout?next=/documents', aUser());
  await userEvent.click(await screen.findByRole('button', pay));
  expect(await screen.findByText('Payment Successful')).toBeTruthy();
});

describe('a card form that fails to load', () => {
  const never = () => new Promise<never>(() => undefined);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const errorCard = () => screen.queryByRole('heading', { name: 'Payment Error' });
  afterEach(() => void vi.useRealTimers());

  it('is replaced by the Payment Error card with a hint about content blockers', async () => {
    provider.load.mockRejectedValue(new Error('blocked'));
    openScreen('/checkout?next=/documents', aUser());
    expect(await screen.findByRole('heading', { name: 'Payment Error' })).toBeTruthy();
    expect(screen.getByText(/content blocker .* may be blocking it/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeTruthy();
    // Once in the card, where it remains, and once in the toast.
    await waitFor(() => {
      expect(screen.getAllByText('Failed to initialize payment. Please try again.')).toHaveLength(
        2,
      );
    });
  });

  it.each([
    ['script', () => provider.load.mockImplementation(never)],
    ['fields', () => (provider.hasFields = false)],
  ])('is reported within ten seconds if the %s hangs', async (_part, hang) => {
    hang();
    vi.useFakeTimers();
    openScreen('/checkout', aUser());
    await vi.waitFor(() => expect(provider.load).toHaveBeenCalled());
    await pass(cardFormTimeoutMs);
    expect(cardFormTimeoutMs).toBeLessThan(10_000);
    expect(errorCard()).toBeTruthy();
    expect(screen.getByText(/content blocker/)).toBeTruthy();
  });
});
