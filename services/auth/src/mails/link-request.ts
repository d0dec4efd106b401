import { Schema } from 'mongoose';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { hashOfToken, newSessionToken } from '../sessions/session-token.ts';
import type { MailKind } from './pending-mail.ts';

export const linkMinutes = 30;

/**
 * The action of a link in an email. Only hashes of tokens are stored, and each attempt to send the email creates
 * another token; all of them work.
 */
export type LinkRequest = { id: string; hashes: string[]; expiresAt: Date };

export const linkRequestShape = {
  id: { type: String, required: true },
  hashes: { type: [String], required: true },
  expiresAt: { type: Date, required: true },
} as const;

export const linkRequestSchema = new Schema<LinkRequest>(linkRequestShape, {
  _id: false,
  id: false,
});

/** The field of the user record that stores the request for an email with a link. */
export const linkFields: Partial<Record<MailKind, 'passwordReset' | 'emailChange'>> = {
  'password-reset': 'passwordReset',
  'confirm-email': 'emailChange',
};

const linkExpiry = (now: Date) => new Date(now.getTime() + linkMinutes * 60_000);

export const newLinkRequest = (id: string, now: Date, hashes: string[] = []): LinkRequest => ({
  id,
  hashes,
  expiresAt: linkExpiry(now),
});

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
  const token = newSessionToken();
  const { matchedCount } = await users.updateOne(
    { _id: userId, [`${field}.id`]: id },
    {
      $push: { [`${field}.hashes`]: hashOfToken(token) },
      $set: { [`${field}.expiresAt`]: linkExpiry(now()) },
    },
  );
  return matchedCount === 1 ? token : undefined;
}

/** The filter for the user whose link has this token and has not expired. */
export const hasLink = (field: 'passwordReset' | 'emailChange', token: string, now: Date) => ({
  [`${field}.hashes`]: hashOfToken(token),
  [`${field}.expiresAt`]: { $gt: now },
});

export const expiredLink = () =>
  new AppError('expired-link', 'This link has expired or was already used. Request a new one.');
