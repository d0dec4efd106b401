import { expect, it } from 'vitest';
import { presentReceipt } from './present-receipt.ts';

const payment = { _id: 'payment-1', createdAt: new Date(), amount: 1000, currency: 'usd' };

it('shows a full refund even before its amount is stored', () => {
  for (const amountRefunded of [0, 400, 1000])
    expect(presentReceipt({ ...payment, amountRefunded }, 'refunded')).toMatchObject({
      amountRefunded: 1000,
    });
});

it('returns the payment date both as paidAt and as createdAt', () => {
  const paidAt = new Date('2026-11-20T10:00:00Z');
  const date = '2026-11-20T10:00:00.000Z';
  expect(presentReceipt({ ...payment, paidAt }, undefined)).toMatchObject({
    paidAt: date,
    createdAt: date,
  });
});
