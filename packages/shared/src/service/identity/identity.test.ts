import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import type { ServiceName } from '../../contract/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { createIdentitySigner, createIdentityVerifier } from './identity.ts';

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const person = { id: 'user-1', sessionId: 'session-1', superUser: true };
const sign = createIdentitySigner(keys.privateKey);
const verifierOf = (service: ServiceName) => createIdentityVerifier(keys.publicKey, service);

const services = ['auth', 'organizations', 'documents', 'applications', 'ai', 'billing'] as const;
const claims = { sid: 's', su: false };
const valid: jwt.SignOptions = {
  algorithm: 'ES256',
  audience: ['ai', 'documents'],
  issuer: 'gateway',
  subject: 'u',
  expiresIn: 60,
};

describe('an identity', () => {
  it('contains the signed-in user', () => {
    expect(verifierOf('ai')(sign(person, 'ai'))).toEqual(person);
  });

  it('expires after a minute, even from the cache', () => {
    let now = Date.now();
    const verify = createIdentityVerifier(keys.publicKey, 'ai', () => now);
    const token = sign(person, 'ai');
    verify(token);
    now += 59_000;
    expect(verify(token)).toEqual(person);
    now += 2_000;
    expect(() => verify(token)).toThrow(AppError);
  });

  it('is valid with a signature of the old or the new key during a rotation', () => {
    const next = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const verify = createIdentityVerifier([next.publicKey, keys.publicKey], 'ai');
    const old = sign(person, 'ai');
    expect(verify(old)).toEqual(person);
    expect(verify(createIdentitySigner(next.privateKey)(person, 'ai'))).toEqual(person);
    expect(() => createIdentityVerifier([next.publicKey], 'ai')(old)).toThrow(
      'Sign in to continue.',
    );
  });

  it.each([
    ['auth', ['auth']],
    ['organizations', ['organizations']],
    ['documents', ['documents']],
    ['applications', ['applications', 'organizations', 'billing']],
    ['ai', ['ai', 'applications', 'documents']],
    ['billing', ['billing', 'applications', 'auth']],
  ] as const)('issued for %s is accepted only by %s', (service, believing) => {
    const token = sign(person, service);
    const accepting = services.filter((other) => {
      try {
        return verifierOf(other)(token).id === person.id;
      } catch (error) {
        expect(error).toMatchObject({ code: 'not-signed-in' });
        return false;
      }
    });
    expect(accepting.sort()).toEqual([...believing].sort());
  });

  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = createPublicKey(keys.privateKey).export({ type: 'spki', format: 'pem' });
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${
    sign(person, 'ai').split('.')[1]
  }.`;

  it.each([
    ['an empty string', ''],
    ['text that is not a token', 'abc'],
    ['a token with a truncated signature', sign(person, 'ai').slice(0, -2)],
    ['a token signed with another key', jwt.sign(claims, other.privateKey, valid)],
    ['an unsigned token', unsigned],
    [
      'a token signed with RS256',
      jwt.sign(claims, rsa.privateKey, { ...valid, algorithm: 'RS256' }),
    ],
    [
      'a token signed with HS256, with the public key as the secret',
      jwt.sign(claims, pem, { ...valid, algorithm: 'HS256' }),
    ],
    [
      'a token for another audience',
      jwt.sign(claims, keys.privateKey, { ...valid, audience: 'billing' }),
    ],
    ['a token from another issuer', jwt.sign(claims, keys.privateKey, { ...valid, issuer: 'me' })],
    ['an expired token', jwt.sign(claims, keys.privateKey, { ...valid, expiresIn: -1 })],
    ['a token without the super-user flag', jwt.sign({ sid: 's' }, keys.privateKey, valid)],
  ])('is not accepted from %s', (_name, token) => {
    expect(() => verifierOf('ai')(token)).toThrow('Sign in to continue.');
  });
});
