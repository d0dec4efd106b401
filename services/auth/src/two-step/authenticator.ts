import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** The number of steps accepted before and after the current one, to allow for clock differences. */
const tolerance = 1;

/** 160 random bits, as RFC 4226 recommends, in base32. */
export const generateSecret = (): string => new Secret({ size: 20 }).base32;

const createTotp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Grantwright', label, secret, digits: 6, period: periodSeconds });

/** Returns the URI that an authenticator app reads from a QR code. */
export const createAuthenticatorUri = (secret: string, email: string): string =>
  createTotp(secret, email).toString();

/** Finds the time step of a code. Returns undefined if the code is not valid now. */
export function findTimeStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = createTotp(secret).validate({ token: code, timestamp, window: tolerance });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / periodSeconds) + delta;
}
