import {
  getClientNetwork,
  createSharedRateLimit,
  createSharedPacedLimit,
} from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import type { AttemptLimitSettings } from './attempt-limit-settings.ts';
import { withoutTag } from './users/to-comparison-key.ts';

/**
 * Limits password guessing. Attempts are counted per account and address, so that an attacker cannot lock the owner
 * out. Attempts from networks that have never signed in to the account also share one rate per account, so that
 * guessing from many addresses is no faster than from a few. The owner then waits a few seconds at most.
 */
export interface AttemptLimits {
  beforeLogin(address: string, emailKey: string): Promise<void>;
  /** Called for a network that has never signed in to the account, or an unknown email. */
  beforeLoginFromNewNetwork(emailKey: string): Promise<void>;
  /** Removes a successful attempt from the count. */
  afterLogin(address: string, emailKey: string, isNewNetwork: boolean): Promise<void>;
  beforeRegistration(address: string): Promise<void>;
  beforePasswordChange(userId: string): Promise<void>;
  /** Limited because the response reveals whether another account has the new username or email. */
  beforeProfileChange(userId: string): Promise<void>;
  /** Also counts attempts for unknown emails. */
  beforePasswordReset(address: string, emailKey: string): Promise<void>;
  /** Resets the attempts of a user who set a new password with a link. */
  afterPasswordReset(address: string, user: { userId: string; emailKey: string }): Promise<void>;
  /** Called for an email address without an account. Shares its limit with password reset links. */
  beforeConfirmationLink(emailKey: string): Promise<void>;
  /** Limits invitations per sender, and per recipient across all senders. */
  beforeInvitationEmail(userId: string, emailKey: string): Promise<void>;
  /**
   * Counts a two-step verification code before it is checked.
   *
   * @returns the number of codes left
   */
  beforeCode(userId: string): Promise<number>;
  /** Resets the count after a correct code. */
  afterCode(userId: string): Promise<void>;
  /** Called before the token of a link is looked up. */
  beforeLinkUse(address: string): Promise<void>;
}

const quarterHourSeconds = 15 * 60;
/** Two-step verification codes per account. At any time, three of a million codes are valid. */
const codesPerHour = 10;
const profileChangesPerHour = 60;
const invitationEmailsPerHour = 30;
const invitationEmailsPerRecipient = 5;
/** The fraction of an hour's attempts allowed in one burst. */
const burstFraction = 1 / 6;
const formatRefusal = (wait: string) => `Too many attempts. Try again in ${wait}.`;
const formatRecipientRefusal = () =>
  'This address already got several invitations today. Copy the link and send it yourself.';
const formatLinkRefusal = (wait: string) =>
  `A link was requested for this address several times. Check the inbox, or try again in ${wait}.`;

export function createAttemptLimits(
  database: Connection,
  settings: AttemptLimitSettings,
): AttemptLimits {
  const limits = createLimits(database, settings);
  const createAccountKey = (address: string, emailKey: string) =>
    `${getClientNetwork(address)} ${emailKey}`;
  return {
    async beforeLogin(address, emailKey) {
      await limits.perAddress.take(getClientNetwork(address));
      await limits.perAccount.take(createAccountKey(address, emailKey));
    },
    beforeLoginFromNewNetwork: (emailKey) => limits.newNetworks.take(emailKey),
    async afterLogin(address, emailKey, isNewNetwork) {
      await limits.perAccount.reset(createAccountKey(address, emailKey));
      if (isNewNetwork) await limits.newNetworks.refund(emailKey);
    },
    beforeRegistration: (address) => limits.registrations.take(getClientNetwork(address)),
    beforePasswordChange: (userId) => limits.passwordChanges.take(userId),
    beforeProfileChange: (userId) => limits.profileChanges.take(userId),
    async beforePasswordReset(address, emailKey) {
      await limits.resetsPerAddress.take(getClientNetwork(address));
      await limits.linksPerRecipient.take(emailKey);
    },
    async afterPasswordReset(address, { userId, emailKey }) {
      await limits.perAccount.reset(createAccountKey(address, emailKey));
      await limits.passwordChanges.reset(userId);
      await limits.codes.reset(userId);
    },
    beforeConfirmationLink: (emailKey) => limits.linksPerRecipient.take(emailKey),
    async beforeInvitationEmail(userId, emailKey) {
      await limits.invitationEmails.take(userId);
      await limits.invitationEmailsTo.take(withoutTag(emailKey));
    },
    beforeCode: (userId) => limits.codes.takeAndCount(userId),
    afterCode: (userId) => limits.codes.reset(userId),
    beforeLinkUse: (address) => limits.linkUses.take(getClientNetwork(address)),
  };
}

/** Creates the limits by name. The names are keys of stored counters. */
function createLimits(database: Connection, settings: AttemptLimitSettings) {
  const factor = settings.RATE_LIMIT_FACTOR;
  const limit = (name: string, attempts: number, seconds: number) =>
    createSharedRateLimit(database, { name, points: attempts * factor, seconds }, formatRefusal);
  const perHour = settings.LOGIN_TRIES_PER_HOUR * factor;
  return {
    perAddress: limit('login-address', settings.LOGIN_TRIES_PER_ADDRESS, quarterHourSeconds),
    perAccount: limit('login-account', settings.LOGIN_TRIES_PER_ACCOUNT, quarterHourSeconds),
    newNetworks: createSharedPacedLimit(
      database,
      { name: 'login-pace', burst: perHour * burstFraction, perHour },
      formatRefusal,
    ),
    registrations: limit('registration', settings.REGISTRATIONS_PER_ADDRESS, 60 * 60),
    passwordChanges: limit('password', settings.LOGIN_TRIES_PER_ACCOUNT, quarterHourSeconds),
    profileChanges: limit('profile', profileChangesPerHour, 60 * 60),
    resetsPerAddress: limit('password-reset-address', settings.RESET_LINKS_PER_ADDRESS, 60 * 60),
    linksPerRecipient: createSharedRateLimit(
      database,
      {
        name: 'password-reset-account',
        points: settings.RESET_LINKS_PER_ACCOUNT * factor,
        seconds: 10 * 60,
      },
      formatLinkRefusal,
    ),
    invitationEmails: limit('invitation-mail', invitationEmailsPerHour, 60 * 60),
    invitationEmailsTo: createSharedRateLimit(
      database,
      {
        name: 'invitation-mail-to',
        points: invitationEmailsPerRecipient * factor,
        seconds: 24 * 60 * 60,
      },
      formatRecipientRefusal,
    ),
    codes: limit('two-step-code', codesPerHour, 60 * 60),
    linkUses: limit('link', settings.LOGIN_TRIES_PER_ADDRESS, quarterHourSeconds),
  };
}
