import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { savePendingPayment, takePendingPayment } from './pending-payment.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok, problemResponse } from '../../testing/server.ts';

const price = { amount: 1000, currency: 'usd' };
const button = 'Complete Secure Payment - $10.00';

function mockEntitlement(credits = 0) {
  mockEndpoint(endpoints.getEntitlement, () =>
    ok({ superUser: false, freeLeft: 0, credits, price }),
  );
}

function mockCreator() {
  mockEntitlement();
  mockEndpoint(endpoints.listOrganizations, () => ok([]));
}

function begin(credits = 0) {
  mockEntitlement(credits);
  mockEndpoint(endpoints.createPaymentIntent, () =>
    ok({ id: 'p1', clientSecret: 's', provider: 'sandbox' }),
  );
}

describe('the payment page', () => {
  it('shows the order, pays, confirms with the server, and returns to the previous page', async () => {
    let settled = 0;
    begin();
    mockEndpoint(endpoints.paySandbox, () => ok({ id: 'p1', status: 'succeeded' }));
    mockEndpoint(endpoints.settlePayment, () => {
      settled += 1;
      return ok({ id: 'p1', status: 'succeeded' });
    });
    mockEndpoint(endpoints.listOrganizations, () => ok([]));
    const { router } = openScreen('/checkout?next=/organizations', aUser());
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Card number'), '4242424242424242');
    for (const words of ['Additional Grant Application', 'Processing Fee', '$0.00', 'Total']) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('Payment Successful')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/organizations'));
    expect(settled).toBe(1);
  });

  it("shows the provider's message if the card is declined, and stays on the page", async () => {
    begin();
    mockEndpoint(endpoints.paySandbox, () =>
      ok({ id: 'p1', status: 'failed', message: 'Your card was declined.' }),
    );
    openScreen('/checkout', aUser());
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Card number'), '4000000000000002{Enter}');
    expect(await screen.findByText('Payment Failed')).toBeTruthy();
    expect(screen.getAllByText('Your card was declined.').length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(false);
  });

  it.each([
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['4000 0025 0000 3155', 'Your bank asks you to confirm this payment.'],
  ])('shows the outcome of test card %s', async (number, message) => {
    const bodies: unknown[] = [];
    begin();
    mockEndpoint(endpoints.paySandbox, async ({ request }) => {
      bodies.push(await request.json());
      return ok({ id: 'p1', status: 'failed', message });
    });
    openScreen('/checkout', aUser());
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: `Use ${number}` }));
    await user.keyboard('{Enter}');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(bodies).toEqual([{ cardNumber: number }]);
  });

  it('shows a charged payment as processing if it cannot be confirmed, and leaves the page', async () => {
    begin();
    mockEndpoint(endpoints.paySandbox, () => ok({ id: 'p1', status: 'succeeded' }));
    mockEndpoint(endpoints.settlePayment, () => problemResponse('provider-failed', 'Away.'));
    mockEndpoint(endpoints.listDocuments, () => ok([]));
    const { router } = openScreen('/checkout?next=/documents', aUser());
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    expect(await screen.findByText('Payment in progress')).toBeTruthy();
    expect(screen.queryByText('Payment Failed')).toBeNull();
    await waitFor(() => expect(router.state.location.pathname).toBe('/documents'));
  });

  it('charges the card only once on a double-click', async () => {
    let paid = 0;
    begin();
    mockEndpoint(endpoints.paySandbox, () => {
      paid += 1;
      return ok({ id: 'p1', status: 'succeeded' });
    });
    mockEndpoint(endpoints.settlePayment, () => ok({ id: 'p1', status: 'succeeded' }));
    mockEndpoint(endpoints.listDocuments, () => ok([]));
    openScreen('/checkout?next=/documents', aUser());
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Card number'), '4242424242424242');
    await user.dblClick(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('Payment Successful')).toBeTruthy();
    expect(paid).toBe(1);
  });

  it('tells a user with an entitlement that no payment is needed', async () => {
    begin(2);
    openScreen('/checkout?next=/documents', aUser());
    const on = await screen.findByRole('link', { name: 'Continue without paying' });
    expect(on.getAttribute('href')).toBe('/documents');
  });

  it('offers a retry if the payment cannot be prepared', async () => {
    mockEntitlement();
    mockEndpoint(endpoints.createPaymentIntent, () => problemResponse('provider-failed', 'Away.'));
    openScreen('/checkout', aUser());
    expect(await screen.findByRole('heading', { name: 'Payment Error' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeTruthy();
  });

  it('redirects a super user to the creator', async () => {
    mockCreator();
    const { router } = openScreen('/checkout', aUser({ isSuperUser: true }));
    expect(await screen.findByText('Super User Access')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/application-creator'));
  });
});

it('confirms a payment when the bank redirects back, and then returns to the previous page', async () => {
  const settled: unknown[] = [];
  mockCreator();
  mockEndpoint(endpoints.listDocuments, () => ok([]));
  mockEndpoint(endpoints.settlePayment, ({ params }) => {
    settled.push(params['id']);
    return ok({ id: 'p7', status: 'succeeded' });
  });
  savePendingPayment({ id: 'p7', next: '/documents' });
  const { router } = openScreen(
    '/application-creator?payment_intent=pi_1&redirect_status=succeeded',
    aUser(),
  );
  expect(await screen.findByText('Payment Successful')).toBeTruthy();
  expect(await screen.findByText('No documents yet')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/documents');
  expect(settled).toEqual(['p7']);
});

it('keeps a payment that returned from the bank until it is settled', async () => {
  mockCreator();
  mockEndpoint(endpoints.listDocuments, () => ok([]));
  mockEndpoint(endpoints.settlePayment, () => problemResponse('provider-failed', 'Away.'));
  savePendingPayment({ id: 'p7', next: '/documents' });
  openScreen('/application-creator?payment_intent=pi_1', aUser());
  expect(await screen.findByText('Payment in progress')).toBeTruthy();
  expect(takePendingPayment()).toEqual({ id: 'p7', next: '/documents' });
});
