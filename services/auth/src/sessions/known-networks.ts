import { getClientNetwork } from '@grantwright/shared/service';
import { createHash } from 'node:crypto';
import type { UserRecord } from '../users/user-model.ts';
import { appendRecent } from './session-stages.ts';

/** The maximum number of networks stored per account. The least recently used one is dropped first. */
const maxNetworks = 10;

/** A network is stored as a digest that is different for each account. */
export const digestNetwork = (userId: string, address: string): string =>
  createHash('sha256')
    .update(`${userId} ${getClientNetwork(address)}`)
    .digest('base64url');

/** Whether this account has been signed in to from the network of this address. */
export const isKnownNetwork = (
  { _id, knownNetworks }: Pick<UserRecord, '_id' | 'knownNetworks'>,
  address: string,
): boolean => knownNetworks.includes(digestNetwork(_id, address));

/** Returns a pipeline expression that adds this network to the account's networks as the most recent one. */
export function appendKnownNetwork(userId: string, address: string) {
  return appendRecent('$knownNetworks', digestNetwork(userId, address), maxNetworks);
}
