import { AppError, keyReused, type Identity } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { AccountRecord, EntitlementKind, Reservation } from './account-model.ts';
import { ensureAccount } from './ensure-account.ts';
import { unusedPayment } from './unused-payment.ts';
import { releaseAbandoned } from './release-abandoned.ts';

type Person = { user: Identity; token: string };

/**
 * Takes an entitlement for an application to come, under its id: a free one, else a paid credit; a
 * super user needs none. Repeating it changes nothing. Throws `entitlement-required` when none is
 * left, and `key-reused` for the id of an application that was created or withdrawn before.
 */
export async function reserveEntitlement(
  deps: Deps,
  { user, token }: Person,
  applicationId: string,
): Promise<{ kind: EntitlementKind }> {
  await ensureAccount(deps.accounts, user.id);
  const reservation =
    (await take(deps, user, applicationId)) ??
    (await releaseAndTake(deps, { user, token }, applicationId));
  if (!reservation)
    throw new AppError(
      'entitlement-required',
      'Your free application is used. One more costs $10.00, once; what you entered is kept.',
    );
  if (reservation.state === 'settled') throw keyReused();
  return { kind: reservation.kind };
}

async function releaseAndTake(deps: Deps, person: Person, applicationId: string) {
  const released = await releaseAbandoned(deps, person.user.id, person.token);
  return released > 0 ? take(deps, person.user, applicationId) : undefined;
}

/** The reservation under this id, made now if it was not there and something is left. */
async function take(
  { accounts, now }: Deps,
  user: Identity,
  applicationId: string,
): Promise<Reservation | undefined> {
  const affordable = user.superUser
    ? {}
    : { $or: [{ freeLeft: { $gt: 0 } }, { credits: { $gt: 0 } }] };
  const account =
    (await accounts
      .findOneAndUpdate(
        {
          _id: user.id,
          'reservations.id': { $ne: applicationId },
          withdrawnApplications: { $ne: applicationId },
          ...affordable,
        },
        [takeOne(applicationId, user.superUser, now())],
        { returnDocument: 'after', updatePipeline: true },
      )
      .lean<AccountRecord>()) ?? (await accounts.findById(user.id).lean<AccountRecord>());
  if (account?.withdrawnApplications?.includes(applicationId)) throw keyReused();
  return account?.reservations.find(({ id }) => id === applicationId);
}

function takeOne(applicationId: string, superUser: boolean, at: Date) {
  const hasFree = { $gt: ['$freeLeft', 0] };
  const minusOneWhen = (field: string, condition: unknown) =>
    superUser ? field : { $cond: [condition, { $subtract: [field, 1] }, field] };
  const kind = superUser ? 'super-user' : { $cond: [hasFree, 'free', 'credit'] };
  const paymentId = superUser ? '$$REMOVE' : { $cond: [hasFree, '$$REMOVE', unusedPayment] };
  return {
    $set: {
      reservations: {
        $concatArrays: [
          '$reservations',
          [{ id: { $literal: applicationId }, kind, state: 'held', at, paymentId }],
        ],
      },
      freeLeft: minusOneWhen('$freeLeft', hasFree),
      credits: minusOneWhen('$credits', { $not: [hasFree] }),
    },
  };
}
