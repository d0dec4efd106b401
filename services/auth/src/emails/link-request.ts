import { Schema } from 'mongoose';
import { AppError, hashToken } from '@grantwright/shared/service';
import type { EmailKind } from './pending-email.ts';

/** How long a link in an email works. */
export const linkMinutes = 30;

export const linkExpiry = (now: Date) => new Date(now.getTime() + linkMinutes * 60_000);

/**
 * A request completed by a link in an email. Only hashes of tokens are stored. Each attempt to send the email creates
 * another token, and all of them work.
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

/** The field of the user record that stores the link request, by kind of email. */
export const linkFields: Partial<Record<EmailKind, 'passwordReset' | 'emailChange'>> = {
  'password-reset': 'passwordReset',
  'confirm-email': 'emailChange',
};

export const createLinkRequest = (id: string, now: Date, hashes: string[] = []): LinkRequest => ({
  id,
  hashes,
  expiresAt: linkExpiry(now),
});

/** Returns the filter for the user whose link has this token and has not expired. */
export const hasLink = (field: 'passwordReset' | 'emailChange', token: string, now: Date) => ({
  [`${field}.hashes`]: hashToken(token),
  [`${field}.expiresAt`]: { $gt: now },
});

export const createExpiredLinkError = () =>
  new AppError('expired-link', 'This link has expired or was already used. Request a new one.');
