import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { ServiceName } from '../../contract/index.ts';
import { identityAudience } from './audience.ts';
import { AppError } from '../errors/app-error.ts';

/** Who a call is made for. The gateway's own calls carry the subject `gateway`. */
export type Identity = { id: string; sessionId: string; superUser: boolean };

/**
 * What identities were made for by earlier versions, alone: every service. Older services ask for this word, and
 * older gateways say nothing else, so both are understood while copies are replaced (adr 18). An identity that
 * names it beside its services is refused by all others.
 */
const legacyAudience = 'internal';
const issuer = 'gateway';
const algorithm = 'ES256';
/** Seconds an identity lives. */
export const identityLifetimeSeconds = 60;
/** The subject of the gateway's own identity. */
export const gatewaySubject = 'gateway';

const claimsSchema = z.object({
  sub: z.string().min(1),
  sid: z.string(),
  su: z.boolean(),
  exp: z.number(),
  aud: z.union([z.string(), z.array(z.string())]),
});

/**
 * Signs identities, each for one service and those it passes the identity on to; only the gateway holds the
 * private key. Always a KeyObject: a PEM is parsed anew each time.
 */
export function identitySigner(privateKey: KeyObject) {
  return (identity: Identity, service: ServiceName): string =>
    jwt.sign({ sid: identity.sessionId, su: identity.superUser }, privateKey, {
      algorithm,
      audience: [...identityAudience(service), legacyAudience],
      issuer,
      subject: identity.id,
      expiresIn: identityLifetimeSeconds,
    });
}
export type IdentitySigner = ReturnType<typeof identitySigner>;

const rememberAtMost = 10_000;

/**
 * Verifies identities, each token once for its life. Throws `not-signed-in` for anything that is
 * not an unexpired ES256 token of the gateway, made for `service`.
 *
 * @param publicKeys more than one while the gateways change to a new key, so that nobody is logged out
 */
export function identityVerifier(
  publicKeys: KeyObject | readonly KeyObject[],
  service: ServiceName,
  now: () => number = Date.now,
) {
  const keys = [publicKeys].flat();
  const known = new Map<string, { identity: Identity; expires: number }>();

  return (token: string): Identity => {
    const remembered = known.get(token);
    if (remembered && remembered.expires > now()) return remembered.identity;
    known.delete(token);
    const { identity, expires } = verifyWithAny(token, keys, { service, now });
    if (known.size >= rememberAtMost) known.clear();
    known.set(token, { identity, expires });
    return identity;
  };
}
export type IdentityVerifier = ReturnType<typeof identityVerifier>;

type Expected = { service: ServiceName; now: () => number };

function verifyWithAny(token: string, keys: readonly KeyObject[], expected: Expected) {
  let refusal: unknown;
  for (const key of keys)
    try {
      return verify(token, key, expected);
    } catch (error) {
      refusal = error;
    }
  throw new AppError('not-signed-in', 'Please sign in.', { cause: refusal });
}

function verify(token: string, publicKey: KeyObject, { service, now }: Expected) {
  const claims = claimsSchema.parse(
    jwt.verify(token, publicKey, {
      algorithms: [algorithm],
      audience: [service, legacyAudience],
      issuer,
      clockTimestamp: Math.floor(now() / 1000),
    }),
  );
  const isForAll = claims.aud === legacyAudience;
  if (!isForAll && !claims.aud.includes(service))
    throw new Error(`made for others than ${service}`);
  return {
    identity: { id: claims.sub, sessionId: claims.sid, superUser: claims.su },
    expires: claims.exp * 1000,
  };
}
