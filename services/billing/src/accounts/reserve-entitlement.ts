import { price } from '@grantwright/shared/contract';
import { AppError, type Identity } from '@grantwright/shared/service';
import { createKeyReusedError } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import type { EntitlementKind } from './account.ts';
import { changeAccount } from './change-account.ts';
import type { Decision } from './decision.ts';
import { findReservation } from './entitlement-rules.ts';
import { resolveAbandonedReservations } from './resolve-abandoned-reservations.ts';

/**
 * Reserves an entitlement under the id of an application that is about to be created. A repeated call returns the first
 * reservation.
 *
 * @throws AppError `entitlement-required` when none is left, `key-reused` for the id of an application
 * that was created or rolled back before
 */
export async function reserveEntitlement(
  deps: Deps,
  { user, token }: { user: Identity; token: string },
  applicationId: string,
): Promise<{ kind: EntitlementKind }> {
  const reserve = (): Promise<Decision> =>
    changeAccount(deps, user.id, {
      type: 'reserve-entitlement',
      applicationId,
      isSuperUser: user.superUser,
      at: deps.now(),
    });
  let decision = await reserve();
  if (decision.outcome === 'refused' && decision.reason === 'entitlement-required') {
    const released = await resolveAbandonedReservations(deps, user.id, token);
    if (released > 0) decision = await reserve();
  }
  if (decision.outcome === 'refused')
    throw decision.reason === 'key-reused'
      ? createKeyReusedError()
      : createEntitlementRequiredError();
  const reservation = findReservation(decision.account, applicationId);
  if (!reservation) throw new Error(`no reservation for ${applicationId}`);
  return { kind: reservation.kind };
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: price.currency });

const createEntitlementRequiredError = () =>
  new AppError(
    'entitlement-required',
    `You have used your free application. Another one costs ${dollars.format(price.amount / 100)}. Your draft is unchanged.`,
  );
