import { expect, it } from 'vitest';
import { newAccount, type Account } from './account.ts';
import type { Command, Decision } from './decision.ts';
import { decide } from './entitlement-rules.ts';

const at = new Date('2026-11-21T12:00:00Z');
const payment = { id: 'p1', amount: 1000, currency: 'usd', seller: 'Grantwright' };

const reserve = (applicationId: string, isSuperUser = false): Command => ({
  type: 'reserve-entitlement',
  applicationId,
  isSuperUser,
  at,
});
const settle = (applicationId: string): Command => ({
  type: 'settle-reservation',
  applicationId,
  at,
});
const release = (applicationId: string): Command => ({
  type: 'release-entitlement',
  applicationId,
});
const withdraw = (applicationId: string): Command => ({
  type: 'withdraw-application',
  applicationId,
});
const credit: Command = { type: 'credit-payment', payment };
const reverse: Command = { type: 'reverse-payment', payment, reason: 'refunded', at };

/** Runs commands one after another; a rejected command changes nothing. */
function after(...commands: Command[]): Account {
  return commands.reduce((account, command) => {
    const decision = decide(account, command);
    return decision.outcome === 'refused' ? account : decision.account;
  }, newAccount);
}
const refusal = (decision: Decision) =>
  decision.outcome === 'refused' ? decision.reason : undefined;

it('grants a new user one free application, then requires a credit', () => {
  const account = after(reserve('a1'));
  expect(account).toMatchObject({ freeLeft: 0, reservations: [{ kind: 'free', state: 'held' }] });
  expect(refusal(decide(account, reserve('a2')))).toBe('entitlement-required');
});

it('uses a paid credit that has not been used for an application', () => {
  const account = after(reserve('a1'), credit, reserve('a2'));
  expect(account.credits).toBe(0);
  expect(account.reservations[1]).toMatchObject({ kind: 'credit', paymentId: 'p1' });
});

it('does not charge super users', () => {
  expect(after(reserve('a1', true))).toMatchObject({
    freeLeft: 1,
    reservations: [{ kind: 'super-user' }],
  });
});

it.each<[string, Command[], Command]>([
  ['a held reservation', [reserve('a1')], reserve('a1')],
  ['a settled reservation', [reserve('a1'), settle('a1')], settle('a1')],
  ['a released reservation', [reserve('a1'), release('a1')], release('a1')],
  ['a withdrawn application', [withdraw('a1')], withdraw('a1')],
  ['a credited payment', [credit], credit],
  ['a reversed payment', [credit, reverse], reverse],
])('changes nothing if %s is repeated', (_, before, command) => {
  expect(decide(after(...before), command).outcome).toBe('unchanged');
});

it('keeps a settled reservation if a release arrives late', () => {
  expect(decide(after(settle('a1')), release('a1')).outcome).toBe('unchanged');
});

it.each([
  ['created', [settle('a1')]],
  ['withdrawn', [withdraw('a1')]],
])('rejects the ID of an application that was %s', (_state, before) => {
  expect(refusal(decide(after(...before), reserve('a1')))).toBe('key-reused');
});

it('charges for an application stored without a reservation, in advance if no credit is left', () => {
  const account = after(settle('a1'), settle('a2'));
  expect(account).toMatchObject({ freeLeft: 0, credits: -1 });
  expect(account.reservations[1]).not.toHaveProperty('paymentId');
});

it('never charges for a withdrawn application, even if its creation is reported later', () => {
  expect(after(withdraw('a1'), settle('a1'))).toMatchObject({ freeLeft: 1, reservations: [] });
});

it('withdraws an unused credit when it is refunded, and publishes both changes', () => {
  expect(decide(newAccount, credit)).toMatchObject({ event: { type: 'payment-succeeded' } });
  const decision = decide(after(credit), reverse);
  expect(decision).toMatchObject({
    account: { credits: 0, creditedPayments: [], withdrawnPayments: [{ id: 'p1', isUsed: false }] },
    event: { type: 'payment-reversed', reason: 'refunded' },
  });
});

it('flags a refunded payment whose credit was used, without releasing a second credit', () => {
  const used = after(reserve('a1'), credit, reserve('a2'), reverse);
  expect(used).toMatchObject({ credits: 0, withdrawnPayments: [{ isUsed: true }] });
  const released = decide(used, release('a2'));
  expect(released).toMatchObject({
    account: { credits: 0, withdrawnPayments: [{ isUsed: false }] },
  });
});

it('keeps the latest reason for a payment that is disputed and then refunded, and withdraws its credit once', () => {
  const disputed = after(credit, { ...reverse, reason: 'disputed' });
  const decision = decide(disputed, reverse);
  expect(decision).toMatchObject({
    outcome: 'changed',
    account: { credits: 0, withdrawnPayments: [{ id: payment.id, reason: 'refunded' }] },
  });
  expect(decision).not.toHaveProperty('event');
});

it('lists a payment that is reversed before its credit is granted, without an event', () => {
  const decision = decide(newAccount, reverse);
  expect(decision).toMatchObject({
    outcome: 'changed',
    account: { credits: 0, withdrawnPayments: [{ id: payment.id, isUsed: false }] },
  });
  expect(decision).not.toHaveProperty('event');
  expect(after(reverse, reverse)).toEqual(after(reverse));
  expect(after(reverse, credit)).toMatchObject({ credits: 1, withdrawnPayments: [] });
});

it('removes the flag after a dispute is won, without granting a second credit', () => {
  const won = after(reserve('a1'), credit, reserve('a2'), reverse, credit);
  expect(won).toMatchObject({ credits: 0, withdrawnPayments: [], creditedPayments: ['p1'] });
});
