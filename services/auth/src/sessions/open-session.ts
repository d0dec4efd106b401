import type { Device } from '@grantwright/shared/contract';
import { announceUpdate, notDeleted } from '@grantwright/shared/messaging';
import { openAccountFilter } from '../account-deletion/closed-account.ts';
import type { Deps } from '../deps.ts';
import { createStaleAccountError } from '../users/user-errors.ts';
import type { SessionRecord, UserRecord } from '../users/user-model.ts';
import { appendKnownDevice, notifyOfNewDevice } from './notify-of-new-device.ts';
import { appendKnownNetwork } from './known-networks.ts';
import { createSession } from './session.ts';
import { keepSessionsStage, createSessionsRevokedEvent } from './session-stages.ts';

/** The maximum number of concurrent sessions per user. The oldest session ends first. */
const maxSessions = 50;
/** An attempt fails only if another change to the same account succeeds concurrently. */
const maxAttempts = 20;

type Options = {
  address: string;
  device: Device;
  passwordHash?: string;
  keepAccount?: boolean | undefined;
};

/**
 * Opens a session for a user whose password was just compared with the hash in `user`. The same write ends sessions
 * beyond the limit, adds the event about them, and adds a notice if the device is new.
 *
 * @param options.passwordHash replaces a stored hash whose cost is outdated
 * @param options.keepAccount whether to cancel the deletion of a closed account, in the same write
 * @returns the value of the session cookie; undefined if the stored hash has changed since the comparison, or the
 * account is closed
 * @throws AppError `stale-version` if the account keeps changing
 */
export async function openSession(
  deps: Deps,
  user: UserRecord,
  { address, device, passwordHash = user.passwordHash, keepAccount }: Options,
): Promise<string | undefined> {
  const { users, relay } = deps;
  const { _id, passwordHash: compared } = user;
  const { token, session } = createSession(deps, device);
  const notice = notifyOfNewDevice(deps, user, device);
  const open = {
    _id,
    passwordHash: compared,
    ...(keepAccount ? {} : openAccountFilter),
    ...notDeleted,
  };
  const reopening = keepAccount ? [{ $unset: 'deletionDueAt' }] : [];
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    // after a password change, the old password must not open a session
    const current = await users.findOne(open, { sessions: 1 }).lean<Pick<UserRecord, 'sessions'>>();
    if (!current) return undefined;
    const endedIds = listSessionsBeyondLimit(current.sessions).map(({ id }) => id);
    const others = keepSessionsStage(endedIds);
    const change = {
      sessions: { $concatArrays: [others, [{ $literal: session }]] },
      // a pipeline would read a bcrypt hash as a field name, because it begins with `$`
      passwordHash: { $literal: passwordHash },
      knownNetworks: appendKnownNetwork(_id, address),
      knownDevices: appendKnownDevice(device),
    };
    const updated = await announceUpdate(relay, users, {
      filter: {
        ...open,
        // a concurrent sign-in may have used the free slot
        $expr: { $lt: [{ $size: others }, maxSessions] },
      },
      stages: [{ $set: change }, ...reopening, ...notice],
      event: endedIds.length > 0 ? createSessionsRevokedEvent(deps, _id, endedIds) : undefined,
    });
    if (updated) {
      if (notice.length > 0) deps.mailSender?.wake();
      return token;
    }
  }
  throw createStaleAccountError();
}

/** Returns the oldest sessions, which must end to make room for a new one. */
const listSessionsBeyondLimit = (sessions: SessionRecord[]) =>
  sessions.slice(0, Math.max(0, sessions.length + 1 - maxSessions));
