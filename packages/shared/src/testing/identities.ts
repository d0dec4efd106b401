import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { ServiceName } from '../contract/index.ts';
import {
  gatewaySubject,
  createIdentitySigner,
  createIdentityVerifier,
  type Identity,
} from '../service/index.ts';

/** Returns a key pair with a signer and a verifier, for requests to one service. */
export function testIdentities(service: ServiceName) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const sign = createIdentitySigner(privateKey);
  return {
    privateKey,
    publicKey,
    verify: createIdentityVerifier(publicKey, service),
    /** Verifies a token as the receiving service would. */
    verifyAs: (other: ServiceName) => createIdentityVerifier(publicKey, other),
    /**
     * A new user, or the given one. Each access to `authorization` returns a token that is valid for a
     * minute.
     */
    user: (identity: Partial<Identity> = {}) => {
      const user = { id: randomUUID(), sessionId: randomUUID(), superUser: false, ...identity };
      return {
        ...user,
        get token() {
          return sign(user, service);
        },
        get authorization() {
          return `Bearer ${sign(user, service)}`;
        },
      };
    },
    gateway: () =>
      `Bearer ${sign({ id: gatewaySubject, sessionId: '', superUser: false }, service)}`,
  };
}
export type TestUser = ReturnType<ReturnType<typeof testIdentities>['user']>;
