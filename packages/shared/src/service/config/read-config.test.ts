import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testAuthority } from '../../testing/index.ts';
import { ConfigError, readConfig, serviceConfigShape } from './read-config.ts';
import { getListenerTls, tlsShape } from '../http/tls/index.ts';

const schema = z.object({ SECRET: z.string(), COUNT: z.coerce.number().default(3) });
const read = (env: Record<string, string>) => readConfig('part', schema, env);

let folder: string;
const file = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'config-'));
  await writeFile(file('secret'), 'from a file\n');
});
afterAll(() => rm(folder, { recursive: true }));

describe('the configuration', () => {
  it('takes its values from the environment, or from the files it refers to', () => {
    expect(read({ SECRET: 'x' })).toEqual({ SECRET: 'x', COUNT: 3 });
    expect(read({ SECRET_FILE: file('secret') })).toMatchObject({ SECRET: 'from a file' });
    expect(read({ SECRET: 'x', SECRET_FILE: file('secret') })).toMatchObject({ SECRET: 'x' });
  });

  it('treats an empty value as unset', () => {
    expect(() => read({ SECRET: '' })).toThrow(ConfigError);
    expect(read({ SECRET: '', SECRET_FILE: file('secret') })).toMatchObject({
      SECRET: 'from a file',
    });
  });

  it('ignores file variables of other programs', () => {
    const env = { SECRET: 'x', TF_CLI_CONFIG_FILE: file('not there') };
    expect(read(env)).toEqual({ SECRET: 'x', COUNT: 3 });
    const both = z.object({ PORT: z.string() }).and(schema.superRefine(() => undefined));
    const config = readConfig('part', both, { PORT: '1', SECRET_FILE: file('secret'), ...env });
    expect(config).toMatchObject({ SECRET: 'x' });
    expect(readConfig('part', both, { PORT: '1', SECRET_FILE: file('secret') })).toMatchObject({
      SECRET: 'from a file',
    });
  });

  it('reports all invalid settings in one error, without their values', () => {
    const faults = () => read({ SECRET_FILE: file('not there'), COUNT: 'hidden' });
    expect(faults).toThrow('SECRET_FILE: cannot read a file');
    expect(() => read({ COUNT: 'hidden' })).toThrow(/SECRET: [^\n]*\n[^\n]*COUNT: /);
    expect(() => read({ COUNT: 'hidden' })).not.toThrow('hidden');
  });
});

describe('public keys', () => {
  const keys = z.object({ KEY: serviceConfigShape.IDENTITY_PUBLIC_KEY });
  const pem = () =>
    generateKeyPairSync('ec', { namedCurve: 'P-256' })
      .publicKey.export({ type: 'spki', format: 'pem' })
      .toString();

  it('may be one key or several concatenated keys, on one or more lines', () => {
    const [one, other] = [pem(), pem()];
    expect(keys.parse({ KEY: one }).KEY).toHaveLength(1);
    expect(keys.parse({ KEY: `${one}${other}` }).KEY).toHaveLength(2);
    expect(keys.parse({ KEY: `${one}${other}`.replaceAll('\n', '\\n') }).KEY).toHaveLength(2);
  });

  it('are rejected if one of them is invalid', () => {
    const cut = pem().replace(/\n[^-]{20}/, '\n');
    for (const KEY of ['secret', cut, `${pem()}${cut}`])
      expect(keys.safeParse({ KEY }).success, KEY).toBe(false);
  });
});

describe('TLS between services', async () => {
  const { HOST, NODE_ENV } = serviceConfigShape;
  const part = z.object({ HOST, NODE_ENV, ...tlsShape, AI_URL: z.url(), BILLING_URL: z.url() });
  const { ca, certificate } = await testAuthority();
  const { cert, key } = await certificate();
  const secure = { AI_URL: 'https://ai:8080', BILLING_URL: 'https://billing:8080' };
  const plain = { AI_URL: 'http://ai:8080', BILLING_URL: 'http://10.0.0.1:8080' };
  const withCertificate = { TLS_CERT: cert, TLS_KEY: key, INTERNAL_CA: ca };
  const inProduction = (env: Record<string, string>) =>
    readConfig('part', part, { NODE_ENV: 'production', ...env });

  it('is required in production, with one message per missing setting', () => {
    expect(() => inProduction({ ...withCertificate, ...plain })).toThrow(
      /AI_URL: must start with https.*\n.*BILLING_URL: must start with https.*INTERNAL_NETWORK/,
    );
    expect(() => inProduction(secure)).toThrow(/TLS_CERT: is required with TLS_KEY in production/);
    expect(() => inProduction({ ...plain, AI_URL: 'no address' })).toThrow(/AI_URL.*BILLING_URL/s);
  });

  it('is optional on loopback, or if the operator declares that the network is encrypted', () => {
    expect(inProduction({ ...withCertificate, ...secure })).toMatchObject(secure);
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      const here = { AI_URL: `http://${host}:1`, BILLING_URL: `http://${host}:2` };
      expect(inProduction({ HOST: '127.0.0.1', ...here })).toMatchObject(here);
    }
    for (const INTERNAL_NETWORK of ['mesh', 'private'])
      expect(inProduction({ INTERNAL_NETWORK, ...plain })).toMatchObject(plain);
    expect(() => inProduction({ INTERNAL_NETWORK: 'yes', ...plain })).toThrow('INTERNAL_NETWORK');
    expect(readConfig('part', part, plain)).toMatchObject(plain);
  });

  it('is required for host names that only start like loopback addresses', () => {
    for (const host of ['localhost.example.org', '127.0.0.1.example.org', '128.0.0.1'])
      expect(() =>
        inProduction({ ...withCertificate, ...secure, AI_URL: `http://${host}` }),
      ).toThrow('AI_URL');
  });

  it('requires a certificate with its own key', async () => {
    const other = await certificate();
    const readWith = (env: Record<string, string>) => () => inProduction({ ...secure, ...env });
    expect(readWith({ TLS_CERT: cert })).toThrow('TLS_KEY: is required with TLS_CERT');
    expect(readWith({ TLS_KEY: key })).toThrow('TLS_CERT: is required with TLS_KEY');
    expect(readWith({ TLS_CERT: cert, TLS_KEY: other.key })).toThrow(
      'TLS_KEY: must be the private key',
    );
    expect(readWith({ ...withCertificate, INTERNAL_CA: 'none' })).toThrow('INTERNAL_CA');
  });

  it('uses certificates from files, which are reloaded when they change', async () => {
    const [TLS_CERT_FILE, TLS_KEY_FILE] = [file('tls.crt'), file('tls.key')];
    await writeFile(TLS_CERT_FILE, cert);
    await writeFile(TLS_KEY_FILE, key);
    const config = inProduction({ ...secure, TLS_CERT_FILE, TLS_KEY_FILE });
    expect(getListenerTls(config)).toEqual({
      cert: cert.trim(),
      key: key.trim(),
      files: { cert: TLS_CERT_FILE, key: TLS_KEY_FILE },
    });
    const onOneLine = { TLS_CERT: cert.replaceAll('\n', '\\n'), TLS_KEY: key };
    expect(getListenerTls(inProduction({ ...secure, ...onOneLine }))).toEqual({ cert, key });
    expect(getListenerTls(readConfig('part', part, plain))).toBeUndefined();
  });
});
