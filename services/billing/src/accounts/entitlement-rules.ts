import type { Account, Reservation, WithdrawnPayment } from './account.ts';
import {
  decideChange,
  decideNoChange,
  type Command,
  type Decision,
  type Payment,
} from './decision.ts';
import { revokeRefundedCredit } from './revoke-refunded-credit.ts';

/**
 * Applies a command to an account. Commands can be repeated and arrive in any order: the resulting account depends only
 * on what happened, not on how often it was reported.
 */
export function decide(account: Account, command: Command): Decision {
  switch (command.type) {
    case 'reserve-entitlement':
      return reserveEntitlement(account, command);
    case 'release-entitlement':
      return releaseEntitlement(account, command.applicationId);
    case 'settle-reservation':
      return settleReservation(account, command.applicationId, command.at);
    case 'withdraw-application':
      return withdrawApplication(account, command.applicationId);
    case 'credit-payment':
      return creditPayment(account, command.payment);
    case 'reverse-payment':
      return revokeRefundedCredit(account, command);
  }
}

export const findReservation = ({ reservations }: Account, applicationId: string) =>
  reservations.find(({ id }) => id === applicationId);

/** Super users do not need an entitlement; all others use the free application first, then a credit. */
function reserveEntitlement(
  account: Account,
  { applicationId: id, isSuperUser, at }: Extract<Command, { type: 'reserve-entitlement' }>,
): Decision {
  const existing = findReservation(account, id);
  if (existing?.state === 'settled' || account.withdrawnApplications.includes(id))
    return { outcome: 'refused', reason: 'key-reused' };
  if (existing) return decideNoChange(account);
  if (isSuperUser)
    return decideChange(addReservation(account, { id, kind: 'super-user', state: 'held', at }));
  if (account.freeLeft <= 0 && account.credits <= 0)
    return { outcome: 'refused', reason: 'entitlement-required' };
  return decideChange(takeEntitlement(account, { id, state: 'held', at }));
}

/** Releases the reservation of an application that was not stored. */
function releaseEntitlement(account: Account, applicationId: string): Decision {
  const isHeld = findReservation(account, applicationId)?.state === 'held';
  return isHeld ? decideChange(returnEntitlement(account, applicationId)) : decideNoChange(account);
}

/** An application that was stored without a reservation is charged too, if necessary to a future credit. */
function settleReservation(account: Account, id: string, at: Date): Decision {
  const existing = findReservation(account, id);
  if (existing?.state === 'settled') return decideNoChange(account);
  if (existing) {
    const reservations = account.reservations.map((reservation) =>
      reservation === existing ? { ...existing, state: 'settled' as const } : reservation,
    );
    return decideChange({ ...account, reservations });
  }
  if (account.withdrawnApplications.includes(id)) return decideNoChange(account);
  return decideChange(takeEntitlement(account, { id, state: 'settled', at }));
}

function withdrawApplication(account: Account, applicationId: string): Decision {
  const { withdrawnApplications } = account;
  if (withdrawnApplications.includes(applicationId)) return decideNoChange(account);
  return decideChange({
    ...returnEntitlement(account, applicationId),
    withdrawnApplications: [...withdrawnApplications, applicationId],
  });
}

/** After a dispute is won, a used credit is unflagged rather than granted again. */
function creditPayment(account: Account, payment: Payment): Decision {
  const { creditedPayments, withdrawnPayments } = account;
  if (creditedPayments.includes(payment.id)) return decideNoChange(account);
  const wasUsed = withdrawnPayments.some(({ id, isUsed }) => isUsed && id === payment.id);
  return decideChange(
    {
      ...account,
      credits: account.credits + (wasUsed ? 0 : 1),
      creditedPayments: [...creditedPayments, payment.id],
      withdrawnPayments: withdrawnPayments.filter(({ id }) => id !== payment.id),
    },
    { type: 'payment-succeeded', payment },
  );
}

const addReservation = (account: Account, reservation: Reservation): Account => ({
  ...account,
  reservations: [...account.reservations, reservation],
});

function takeEntitlement(
  account: Account,
  reservation: Omit<Reservation, 'kind' | 'paymentId'>,
): Account {
  const { freeLeft, credits } = account;
  if (freeLeft > 0)
    return { ...addReservation(account, { ...reservation, kind: 'free' }), freeLeft: freeLeft - 1 };
  const paymentId = credits > 0 ? findUnusedPayment(account) : undefined;
  const creditReservation = {
    ...reservation,
    kind: 'credit' as const,
    ...(paymentId && { paymentId }),
  };
  return { ...addReservation(account, creditReservation), credits: credits - 1 };
}

/** Sorted, so that the choice does not depend on the order in which payments were credited. */
function findUnusedPayment({ creditedPayments, reservations }: Account): string | undefined {
  const used = new Set(reservations.map(({ paymentId }) => paymentId));
  return creditedPayments.filter((id) => !used.has(id)).sort()[0];
}

/** Removes a reservation. A credit is not returned if its payment was since reversed. */
function returnEntitlement(account: Account, applicationId: string): Account {
  const reservation = findReservation(account, applicationId);
  if (!reservation) return account;
  const reservations = account.reservations.filter(({ id }) => id !== applicationId);
  if (reservation.kind === 'free')
    return { ...account, reservations, freeLeft: account.freeLeft + 1 };
  if (reservation.kind === 'super-user') return { ...account, reservations };
  const isReversed = ({ id }: WithdrawnPayment) => id === reservation.paymentId;
  if (!account.withdrawnPayments.some(isReversed))
    return { ...account, reservations, credits: account.credits + 1 };
  const withdrawnPayments = account.withdrawnPayments.map((payment) =>
    isReversed(payment) ? { ...payment, isUsed: false } : payment,
  );
  return { ...account, reservations, withdrawnPayments };
}
