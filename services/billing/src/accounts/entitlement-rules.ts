import type { Account, Reservation, WithdrawnPayment } from './account.ts';

type Payment = { id: string; amount: number; currency: string; paidAt?: Date | undefined };

export type Command =
  | { type: 'reserve-entitlement'; applicationId: string; isSuperUser: boolean; at: Date }
  | { type: 'release-entitlement'; applicationId: string }
  | { type: 'settle-reservation'; applicationId: string; at: Date }
  | { type: 'withdraw-application'; applicationId: string }
  | { type: 'credit-payment'; payment: Payment }
  | { type: 'reverse-payment'; payment: Payment; reason: WithdrawnPayment['reason']; at: Date };

export type PaymentEvent =
  | { type: 'payment-succeeded'; payment: Payment }
  | { type: 'payment-reversed'; payment: Payment; reason: WithdrawnPayment['reason'] };

export type Decision =
  | { outcome: 'changed'; account: Account; event?: PaymentEvent }
  | { outcome: 'unchanged'; account: Account }
  | { outcome: 'refused'; reason: 'entitlement-required' | 'key-reused' };

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
      return reversePayment(account, command);
  }
}

const changed = (account: Account, event?: PaymentEvent): Decision => ({
  outcome: 'changed',
  account,
  ...(event && { event }),
});
const unchanged = (account: Account): Decision => ({ outcome: 'unchanged', account });

export const findReservation = ({ reservations }: Account, applicationId: string) =>
  reservations.find(({ id }) => id === applicationId);

/** Super users need no entitlement; all others use the free application first, then a credit. */
function reserveEntitlement(
  account: Account,
  { applicationId: id, isSuperUser, at }: Extract<Command, { type: 'reserve-entitlement' }>,
): Decision {
  const existing = findReservation(account, id);
  if (existing?.state === 'settled' || account.withdrawnApplications.includes(id))
    return { outcome: 'refused', reason: 'key-reused' };
  if (existing) return unchanged(account);
  if (isSuperUser)
    return changed(addReservation(account, { id, kind: 'super-user', state: 'held', at }));
  if (account.freeLeft <= 0 && account.credits <= 0)
    return { outcome: 'refused', reason: 'entitlement-required' };
  return changed(takeEntitlement(account, { id, state: 'held', at }));
}

/** Releases the reservation of an application that was not stored. */
function releaseEntitlement(account: Account, applicationId: string): Decision {
  const isHeld = findReservation(account, applicationId)?.state === 'held';
  return isHeld ? changed(returnEntitlement(account, applicationId)) : unchanged(account);
}

/** An application that was stored without a reservation is charged too, if necessary to a future credit. */
function settleReservation(account: Account, id: string, at: Date): Decision {
  const existing = findReservation(account, id);
  if (existing?.state === 'settled') return unchanged(account);
  if (existing) {
    const reservations = account.reservations.map((reservation) =>
      reservation === existing ? { ...existing, state: 'settled' as const } : reservation,
    );
    return changed({ ...account, reservations });
  }
  if (account.withdrawnApplications.includes(id)) return unchanged(account);
  return changed(takeEntitlement(account, { id, state: 'settled', at }));
}

function withdrawApplication(account: Account, applicationId: string): Decision {
  const { withdrawnApplications } = account;
  if (withdrawnApplications.includes(applicationId)) return unchanged(account);
  return changed({
    ...returnEntitlement(account, applicationId),
    withdrawnApplications: [...withdrawnApplications, applicationId],
  });
}

/** After a dispute is won, a used credit is unflagged rather than granted again. */
function creditPayment(account: Account, payment: Payment): Decision {
  const { creditedPayments, withdrawnPayments } = account;
  if (creditedPayments.includes(payment.id)) return unchanged(account);
  const wasUsed = withdrawnPayments.some(({ id, isUsed }) => isUsed && id === payment.id);
  return changed(
    {
      ...account,
      credits: account.credits + (wasUsed ? 0 : 1),
      creditedPayments: [...creditedPayments, payment.id],
      withdrawnPayments: withdrawnPayments.filter(({ id }) => id !== payment.id),
    },
    { type: 'payment-succeeded', payment },
  );
}

/** A credit already used for an application is not withdrawn: the payment is flagged, and the user owes nothing. */
function reversePayment(
  account: Account,
  { payment, reason, at }: Extract<Command, { type: 'reverse-payment' }>,
): Decision {
  const { credits, creditedPayments, reservations } = account;
  if (!creditedPayments.includes(payment.id)) return unchanged(account);
  const isUsed = credits <= 0 || reservations.some(({ paymentId }) => paymentId === payment.id);
  return changed(
    {
      ...account,
      credits: isUsed ? credits : credits - 1,
      creditedPayments: creditedPayments.filter((id) => id !== payment.id),
      withdrawnPayments: [...account.withdrawnPayments, { id: payment.id, reason, isUsed, at }],
    },
    { type: 'payment-reversed', payment, reason },
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
  const paymentId = credits > 0 ? unusedPayment(account) : undefined;
  const creditReservation = {
    ...reservation,
    kind: 'credit' as const,
    ...(paymentId && { paymentId }),
  };
  return { ...addReservation(account, creditReservation), credits: credits - 1 };
}

/** Sorted, so that the choice does not depend on the order in which payments were credited. */
function unusedPayment({ creditedPayments, reservations }: Account): string | undefined {
  const used = new Set(reservations.map(({ paymentId }) => paymentId));
  return creditedPayments.filter((id) => !used.has(id)).sort()[0];
}

/** Removes a reservation. A credit is not returned if its payment has since been withdrawn. */
function returnEntitlement(account: Account, applicationId: string): Account {
  const reservation = findReservation(account, applicationId);
  if (!reservation) return account;
  const reservations = account.reservations.filter(({ id }) => id !== applicationId);
  if (reservation.kind === 'free')
    return { ...account, reservations, freeLeft: account.freeLeft + 1 };
  if (reservation.kind === 'super-user') return { ...account, reservations };
  const isWithdrawn = ({ id }: WithdrawnPayment) => id === reservation.paymentId;
  if (!account.withdrawnPayments.some(isWithdrawn))
    return { ...account, reservations, credits: account.credits + 1 };
  const withdrawnPayments = account.withdrawnPayments.map((payment) =>
    isWithdrawn(payment) ? { ...payment, isUsed: false } : payment,
  );
  return { ...account, reservations, withdrawnPayments };
}
