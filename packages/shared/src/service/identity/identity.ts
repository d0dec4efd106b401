import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { ServiceName } from '../../contract/index.ts';
import { listIdentityAudience } from './audience.ts';
import { AppError } from '../../errors/app-error.ts';

/** The user on whose behalf a request is sent. The gateway's own requests have the subject `gateway`. */
export type Identity = { id: string; sessionId: string; superUser: boolean };

const issuer = 'gateway';
const algorithm = 'ES256';
export const identityLifetimeSeconds = 60;
export const gatewaySubject = 'gateway';

const claimsSchema = z.object({
  sub: z.string().min(1),
  sid: z.string(),
  su: z.boolean(),
  exp: z.number(),
});

/**
 * Signs identities, each for one service and its upstreams; only the gateway holds the private key.
 *
 * @param privateKey a KeyObject, since a PEM would be parsed on every call
 */
export function createIdentitySigner(privateKey: KeyObject) {
  return (identity: Identity, service: ServiceName): string =>
    jwt.sign({ sid: identity.sessionId, su: identity.superUser }, privateKey, {
      algorithm,
      audience: listIdentityAudience(service),
      issuer,
      subject: identity.id,
      expiresIn: identityLifetimeSeconds,
    });
}
export type IdentitySigner = ReturnType<typeof createIdentitySigner>;

const maxCachedTokens = 10_000;

/**
 * Verifies identities and caches each token until it expires.
 *
 * @param publicKeys several during a key rotation, so that nobody is signed out
 * @throws AppError `not-signed-in` for anything but an unexpired ES256 token of the gateway for `service`
 */
export function createIdentityVerifier(
  publicKeys: KeyObject | readonly KeyObject[],
  service: ServiceName,
  now: () => number = Date.now,
) {
  const keys = [publicKeys].flat();
  const cache = new Map<string, { identity: Identity; expires: number }>();

  return (token: string): Identity => {
    const cached = cache.get(token);
    if (cached && cached.expires > now()) return cached.identity;
    cache.delete(token);
    const { identity, expires } = verifyWithAny(token, keys, { service, now });
    if (cache.size >= maxCachedTokens) cache.clear();
    cache.set(token, { identity, expires });
    return identity;
  };
}
export type IdentityVerifier = ReturnType<typeof createIdentityVerifier>;

type Expected = { service: ServiceName; now: () => number };

function verifyWithAny(token: string, keys: readonly KeyObject[], expected: Expected) {
  let lastError: unknown;
  for (const key of keys)
    try {
      return verify(token, key, expected);
    } catch (error) {
      lastError = error;
    }
  throw new AppError('not-signed-in', 'Sign in to continue.', { cause: lastError });
}

function verify(token: string, publicKey: KeyObject, { service, now }: Expected) {
  const claims = claimsSchema.parse(
    jwt.verify(token, publicKey, {
      algorithms: [algorithm],
      audience: service,
      issuer,
      clockTimestamp: Math.floor(now() / 1000),
    }),
  );
  return {
    identity: { id: claims.sub, sessionId: claims.sid, superUser: claims.su },
    expires: claims.exp * 1000,
  };
}
