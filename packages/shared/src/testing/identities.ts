import { generateKeyPairSync, randomUUID } from 'node:crypto';
import {
  gatewaySubject,
  identitySigner,
  identityVerifier,
  type Identity,
} from '../service/index.ts';

/** A pair of keys with what both sides make of them. */
export function testIdentities() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const sign = identitySigner(privateKey);
  return {
    privateKey,
    publicKey,
    sign,
    verify: identityVerifier(publicKey),
    /** A token of a new person, or of the one given. */
    person: (identity: Partial<Identity> = {}) => {
      const user = { id: randomUUID(), sessionId: randomUUID(), superUser: false, ...identity };
      return { ...user, token: sign(user), authorization: `Bearer ${sign(user)}` };
    },
    gateway: () => `Bearer ${sign({ id: gatewaySubject, sessionId: '', superUser: false })}`,
  };
}
export type TestPerson = ReturnType<ReturnType<typeof testIdentities>['person']>;
