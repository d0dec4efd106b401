import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import * as pageNavigation from '../../lib/page-navigation.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../../testing/server.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const price = { amount: 1000, currency: 'usd' };
const pay = { name: 'Complete Secure Payment - $10.00' };

it('redirects a visitor to the sign-in page with a message', async () => {
  const leavePage = vi.spyOn(pageNavigation, 'leavePage').mockReturnValue();
  vi.spyOn(pageNavigation, 'getCurrentAddress').mockReturnValue('/checkout');
  openScreen('/checkout', null);
  expect(await screen.findByText('Unauthorized')).toBeTruthy();
  await vi.waitFor(() => expect(leavePage.mock.calls).toEqual([['/api/login?next=%2Fcheckout']]));
});

it('prepares a payment of 1,000 cents, and shows the order', async () => {
  const bodies: unknown[] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  mockEndpoint(endpoints.getEntitlement, () =>
    ok({ superUser: false, freeLeft: 0, credits: 0, price }),
  );
  mockEndpoint(endpoints.createPaymentIntent, async ({ request }) => {
    bodies.push(await request.json());
    await gate;
    return ok({ id: 'p1', clientSecret: 's', provider: 'sandbox' });
  });
  openScreen('/checkout', aUser());
  expect(await screen.findByText('Preparing Payment')).toBeTruthy();
  expect(screen.queryByRole('button', pay)).toBeNull();
  release();
  const summary = within(await screen.findByRole('region', { name: 'Order Summary' }));
  expect(summary.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
    'Additional Grant Application$10.00',
    'Processing Fee$0.00',
    'Total$10.00',
  ]);
  expect(screen.getByRole('heading', { name: 'Complete Your Purchase' })).toBeTruthy();
  expect(screen.getByRole('button', pay)).toBeTruthy();
  expect(bodies).toEqual([{ amount: 1000 }]);
});

it('shows a fallback message if a payment fails and the server sends none', async () => {
  mockEndpoint(endpoints.getEntitlement, () =>
    ok({ superUser: false, freeLeft: 0, credits: 0, price }),
  );
  mockEndpoint(endpoints.createPaymentIntent, () =>
    ok({ id: 'p1', clientSecret: 's', provider: 'sandbox' }),
  );
  mockEndpoint(endpoints.paySandbox, () => new HttpResponse(null, { status: 500 }));
  openScreen('/checkout', aUser());
  await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
  expect(await screen.findByText('Payment Failed')).toBeTruthy();
  expect(
    screen.getAllByText('An error occurred during payment processing.').length,
  ).toBeGreaterThan(0);
});
