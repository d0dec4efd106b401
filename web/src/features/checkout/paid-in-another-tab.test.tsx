import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../../testing/server.ts';

const user = aUser();
const price = { amount: 1000, currency: 'usd' };
let credits = 0;

beforeEach(() => {
  credits = 0;
  mockEndpoint(endpoints.getEntitlement, () =>
    ok({ superUser: false, freeLeft: 0, credits, price }),
  );
  mockEndpoint(endpoints.createPaymentIntent, () =>
    ok({ id: 'p1', clientSecret: 's', provider: 'sandbox' }),
  );
});

const settled: unknown[] = [];
const otherTab = new BroadcastChannel('grantwright:payments');
otherTab.onmessage = ({ data }: MessageEvent) => settled.push(data);
afterEach(() => void settled.splice(0));

it('tells other tabs the outcome, and shows it once in the current tab', async () => {
  mockEndpoint(endpoints.paySandbox, () => ok({ id: 'p1', status: 'succeeded' }));
  mockEndpoint(endpoints.settlePayment, () => ok({ id: 'p1', status: 'succeeded' }));
  mockEndpoint(endpoints.listDocuments, () => ok([]));
  openScreen('/checkout?next=/documents', user);
  await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
  await waitFor(() => expect(settled).toEqual([{ userId: user.id, status: 'succeeded' }]));
  expect(await screen.findAllByText('Payment Successful')).toHaveLength(1);
});

it('reports a payment made in another tab', async () => {
  openScreen('/checkout?next=/documents', user);
  await screen.findByLabelText('Card number');
  expect(screen.queryByText(/already paid for/)).toBeNull();
  credits = 1;
  otherTab.postMessage({ userId: user.id, status: 'succeeded' });
  expect(await screen.findByText('Payment Successful')).toBeTruthy();
  expect(await screen.findByText(/1 application that is free or already paid for/)).toBeTruthy();
});

it("ignores another user's payment", async () => {
  let reads = 0;
  mockEndpoint(endpoints.getEntitlement, () => {
    reads += 1;
    return ok({ superUser: false, freeLeft: 0, credits, price });
  });
  openScreen('/checkout', user);
  await screen.findByLabelText('Card number');
  const before = reads;
  otherTab.postMessage({ userId: 'somebody-else', status: 'succeeded' });
  otherTab.postMessage({ userId: user.id, status: 'open' });
  expect(await screen.findByText('Payment in progress')).toBeTruthy();
  expect(reads).toBe(before + 1);
});
