import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { calls } from '../../../lib/calls.ts';
import { aUser } from '../../../testing/builders.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, ok } from '../../../testing/server.ts';

const provider = vi.hoisted(() => ({ load: vi.fn(), confirm: vi.fn() }));

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: provider.load }));
vi.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { children: unknown }) => children,
  PaymentElement: ({ onReady, options }: { onReady: () => void; options: { layout: string } }) => {
    useEffect(onReady, [onReady]);
    return <p>Card fields in {options.layout}</p>;
  },
  useStripe: () => ({ confirmPayment: provider.confirm }),
  useElements: () => ({}),
}));

const pay = { name: 'Complete Secure Payment - $10.00' };

beforeEach(() => {
  provider.load.mockReset().mockResolvedValue({});
  provider.confirm.mockReset();
  const price = { amount: 1000, currency: 'usd' };
  answer(calls.getEntitlement, () => ok({ superUser: false, freeLeft: 0, credits: 0, price }));
  answer(calls.createPaymentIntent, () =>
    ok({ id: 'p1', clientSecret: 'secret', provider: 'stripe', publishableKey: 'pk_1' }),
  );
});

it('confirms with the provider, settles with the server, and goes on', async () => {
  provider.confirm.mockResolvedValue({});
  answer(calls.settlePayment, () => ok({ id: 'p1', status: 'succeeded' }));
  answer(calls.listDocuments, () => ok([]));
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

it('says the provider’s words when it declines, and can be tried again', async () => {
  provider.confirm.mockResolvedValue({ error: { message: 'Your card has expired.' } });
  openScreen('/checkout', aUser());
  await userEvent.click(await screen.findByRole('button', pay));
  expect(await screen.findByText('Payment Failed')).toBeTruthy();
  // In the message, and under the card, where it stays.
  expect(screen.getAllByText('Your card has expired.')).toHaveLength(2);
  expect(screen.getByRole<HTMLButtonElement>('button', pay).disabled).toBe(false);
});

it('only settles what has already gone through', async () => {
  provider.confirm.mockResolvedValue({ error: { payment_intent: { status: 'succeeded' } } });
  answer(calls.settlePayment, () => ok({ id: 'p1', status: 'succeeded' }));
  answer(calls.listDocuments, () => ok([]));
  openScreen('/checkout?next=/documents', aUser());
  await userEvent.click(await screen.findByRole('button', pay));
  expect(await screen.findByText('Payment Successful')).toBeTruthy();
});

it('shows the Payment Error card when the provider’s script does not come', async () => {
  provider.load.mockRejectedValue(new Error('blocked'));
  openScreen('/checkout', aUser());
  expect(await screen.findByRole('heading', { name: 'Payment Error' })).toBeTruthy();
  // On the card, where it stays, and in the message, which comes when it has found its place.
  await waitFor(() => {
    expect(screen.getAllByText('Failed to initialize payment. Please try again.')).toHaveLength(2);
  });
});
