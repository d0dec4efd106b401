import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { ServiceName } from '../contract/index.ts';
import {
  gatewaySubject,
  identitySigner,
  identityVerifier,
  type Identity,
} from '../service/index.ts';

/** A pair of keys with what both sides make of them, for the calls of one service. */
export function testIdentities(service: ServiceName) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const sign = identitySigner(privateKey);
  return {
    privateKey,
    publicKey,
    verify: identityVerifier(publicKey, service),
    /** As another service verifies what this one passes on to it. */
    verifyAs: (other: ServiceName) => identityVerifier(publicKey, other),
    /** A new person, or the one given; each look at the token gives one that is valid for a minute from then. */
    person: (identity: Partial<Identity> = {}) => {
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
export type TestPerson = ReturnType<ReturnType<typeof testIdentities>['person']>;
