import { hashToken, generateToken } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { linkExpiry } from './link-expiry.ts';

/**
 * Adds a token, valid from now, to a pending request.
 *
 * @returns undefined if the request was replaced or its link was used
 */
export async function addLinkToken(
  { users, now }: Pick<Deps, 'users' | 'now'>,
  userId: string,
  { field, id }: { field: 'passwordReset' | 'emailChange'; id: string },
): Promise<string | undefined> {
  const token = generateToken();
  const { matchedCount } = await users.updateOne(
    { _id: userId, [`${field}.id`]: id },
    {
      $push: { [`${field}.hashes`]: hashToken(token) },
      $set: { [`${field}.expiresAt`]: linkExpiry(now()) },
    },
  );
  return matchedCount === 1 ? token : undefined;
}
