import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { AppError } from './errors.ts';
import { identitySigner, identityVerifier } from './identity.ts';

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const person = { id: 'user-1', sessionId: 'session-1', superUser: true };
const sign = identitySigner(keys.privateKey);

const claims = { sid: 's', su: false };
const valid = {
  algorithm: 'ES256',
  audience: 'internal',
  issuer: 'gateway',
  subject: 'u',
  expiresIn: 60,
} as const;

describe('an identity', () => {
  it('says who was signed in', () => {
    expect(identityVerifier(keys.publicKey)(sign(person))).toEqual(person);
  });

  it('ends after its minute, also when it is remembered', () => {
    let now = Date.now();
    const verify = identityVerifier(keys.publicKey, () => now);
    const token = sign(person);
    verify(token);
    now += 59_000;
    expect(verify(token)).toEqual(person);
    now += 2_000;
    expect(() => verify(token)).toThrow(AppError);
  });

  it('of the old key and of the new one holds while keys change', () => {
    const next = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const verify = identityVerifier([next.publicKey, keys.publicKey]);
    expect(verify(sign(person))).toEqual(person);
    expect(verify(identitySigner(next.privateKey)(person))).toEqual(person);
    expect(() => identityVerifier([next.publicKey])(sign(person))).toThrow('Please sign in.');
  });

  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = createPublicKey(keys.privateKey).export({ type: 'spki', format: 'pem' });
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${
    sign(person).split('.')[1]
  }.`;

  it.each([
    ['nothing', ''],
    ['no token', 'abc'],
    ['a cut signature', sign(person).slice(0, -2)],
    ['another key', jwt.sign(claims, other.privateKey, valid)],
    ['no signature', unsigned],
    ['RS256', jwt.sign(claims, rsa.privateKey, { ...valid, algorithm: 'RS256' })],
    [
      'HS256 with the public key as secret',
      jwt.sign(claims, pem, { ...valid, algorithm: 'HS256' }),
    ],
    ['another audience', jwt.sign(claims, keys.privateKey, { ...valid, audience: 'billing' })],
    ['another issuer', jwt.sign(claims, keys.privateKey, { ...valid, issuer: 'me' })],
    ['an expired one', jwt.sign(claims, keys.privateKey, { ...valid, expiresIn: -1 })],
    ['no super-user flag', jwt.sign({ sid: 's' }, keys.privateKey, valid)],
  ])('is not %s', (_name, token) => {
    expect(() => identityVerifier(keys.publicKey)(token)).toThrow('Please sign in.');
  });
});
