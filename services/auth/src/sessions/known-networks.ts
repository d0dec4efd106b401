import { networkOf } from '@grantwright/shared/service';
import { createHash } from 'node:crypto';
import type { UserRecord } from '../users/user-model.ts';

/** Networks that are remembered for one account; the one that was used longest ago goes first. */
const maxNetworks = 10;

/** What is stored of a network: a digest that is another one for each account. */
export const networkDigest = (userId: string, address: string): string =>
  createHash('sha256')
    .update(`${userId} ${networkOf(address)}`)
    .digest('base64url');

/** Whether somebody signed in to this account from the network of an address before. */
export const isKnownNetwork = (
  { _id, knownNetworks = [] }: Pick<UserRecord, '_id' | 'knownNetworks'>,
  address: string,
): boolean => knownNetworks.includes(networkDigest(_id, address));

/** The expression of an update pipeline for an account's networks with this one as the latest. */
export function withKnownNetwork(userId: string, address: string) {
  const digest = networkDigest(userId, address);
  const others = {
    $filter: { input: { $ifNull: ['$knownNetworks', []] }, cond: { $ne: ['$$this', digest] } },
  };
  return { $slice: [{ $concatArrays: [others, [digest]] }, -maxNetworks] };
}
