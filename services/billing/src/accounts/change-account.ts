import { listKeys } from '@grantwright/shared/values';
import { events } from '@grantwright/shared/events';
import { appendEvent, createOutboxEvent } from '@grantwright/shared/messaging';
import { AppError } from '@grantwright/shared/service';
import { isDuplicateKey } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import type { AccountRecord, Accounts } from './account-model.ts';
import { newAccount, type Account } from './account.ts';
import type { Command, Decision, PaymentEvent } from './decision.ts';
import { decide } from './entitlement-rules.ts';

/** An attempt fails only if another command changes the same account concurrently. */
const maxAttempts = 50;

const fields = listKeys<keyof Account>(newAccount);

/**
 * Runs a command on a user's account. The change and its event are one write, which succeeds only if the account has
 * not changed since it was read; otherwise the command is evaluated again.
 *
 * @throws AppError `unavailable` if the account keeps changing
 */
export async function changeAccount(
  deps: Pick<Deps, 'accounts' | 'relay' | 'now' | 'newId'>,
  ownerId: string,
  command: Command,
): Promise<Decision> {
  const { accounts, relay } = deps;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const stored = await accounts.findById(ownerId).lean<AccountRecord>();
    const decision = decide({ ...newAccount, ...stored }, command);
    if (decision.outcome !== 'changed') return decision;
    const event = decision.event && toDomainEvent(deps, ownerId, decision.event);
    const updated = await replaceIfUnchanged(accounts, ownerId, {
      stored,
      stages: [toUpdate(decision.account), ...(event ? [appendEvent(event)] : [])],
    });
    if (!updated) continue;
    if (event) relay.announce(accounts, updated);
    return decision;
  }
  throw new AppError('unavailable', 'Your account is busy. Try again in a moment.');
}

/**
 * Compares every field instead of a version number, because replicas of the previous release, which keep running during
 * an upgrade, do not update a version.
 */
async function replaceIfUnchanged(
  accounts: Accounts,
  ownerId: string,
  { stored, stages }: { stored: AccountRecord | null; stages: object[] },
): Promise<AccountRecord | null> {
  const asRead = Object.fromEntries(fields.map((name) => [name, stored?.[name] ?? null]));
  try {
    // the driver's collection: Mongoose would cast the arrays that are compared
    const collection = accounts.db.collection<AccountRecord>(accounts.collection.name);
    return await collection.findOneAndUpdate({ _id: ownerId, ...asRead }, stages, {
      upsert: stored === null,
      returnDocument: 'after',
    });
  } catch (error) {
    // another command created the account in the meantime
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** Ids may begin with `$`, which a pipeline would read as the name of a field. */
const toUpdate = (account: Account) => ({
  $set: {
    ...Object.fromEntries(fields.map((name) => [name, { $literal: account[name] }])),
    sequence: { $ifNull: ['$sequence', 0] },
    outbox: { $ifNull: ['$outbox', []] },
  },
});

function toDomainEvent(deps: Pick<Deps, 'newId' | 'now'>, ownerId: string, event: PaymentEvent) {
  const { id, amount, currency, paidAt, seller, cardLast4 } = event.payment;
  const data = { ownerId, amount, currency };
  return event.type === 'payment-succeeded'
    ? createOutboxEvent(deps, events.paymentSucceeded, id, {
        ...data,
        ...(paidAt && { paidAt: paidAt.toISOString() }),
        seller,
        ...(cardLast4 && { cardLast4 }),
      })
    : createOutboxEvent(deps, events.paymentReversed, id, { ...data, reason: event.reason });
}
