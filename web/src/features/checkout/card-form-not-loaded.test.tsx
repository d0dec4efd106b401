import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../../testing/server.ts';

vi.mock('./stripe/stripe-card-form.tsx', () => {
  throw new Error('the file is gone');
});

it('shows the Payment Error card when the card form fails to load', async () => {
  const price = { amount: 1000, currency: 'usd' };
  mockEndpoint(endpoints.getEntitlement, () =>
    ok({ superUser: false, freeLeft: 0, credits: 0, price }),
  );
  mockEndpoint(endpoints.createPaymentIntent, () =>
    ok({ id: 'p1', clientSecret: 'secret', provider: 'stripe', publishableKey: 'pk_1' }),
  );
  openScreen('/checkout', aUser());
  expect(await screen.findByRole('heading', { name: 'Payment Error' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeTruthy();
});
