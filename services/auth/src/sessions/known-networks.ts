import { clientNetwork } from '@grantwright/shared/service';
import { createHash } from 'node:crypto';
import type { UserRecord } from '../users/user-model.ts';
import { appendRecent } from './append-recent.ts';

/** Networks stored per account. The least recently used one is dropped first. */
const maxNetworks = 10;

/** A network is stored as a digest that is different for each account. */
export const networkDigest = (userId: string, address: string): string =>
  createHash('sha256')
    .update(`${userId} ${clientNetwork(address)}`)
    .digest('base64url');

/** Whether an address belongs to a network that signed in to this account before. */
export const isKnownNetwork = (
  { _id, knownNetworks = [] }: Pick<UserRecord, '_id' | 'knownNetworks'>,
  address: string,
): boolean => knownNetworks.includes(networkDigest(_id, address));

/** The pipeline expression for an account's networks with this one as the most recent. */
export function appendKnownNetwork(userId: string, address: string) {
  return appendRecent('$knownNetworks', networkDigest(userId, address), maxNetworks);
}
