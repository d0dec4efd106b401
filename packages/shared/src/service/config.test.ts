import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ConfigError, readConfig, serviceConfigShape } from './config.ts';

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
  it('is what the environment says, or a file that it names', () => {
    expect(read({ SECRET: 'x' })).toEqual({ SECRET: 'x', COUNT: 3 });
    expect(read({ SECRET_FILE: file('secret') })).toMatchObject({ SECRET: 'from a file' });
    expect(read({ SECRET: 'x', SECRET_FILE: file('secret') })).toMatchObject({ SECRET: 'x' });
  });

  it('takes an empty value for none', () => {
    expect(() => read({ SECRET: '' })).toThrow(ConfigError);
    expect(read({ SECRET: '', SECRET_FILE: file('secret') })).toMatchObject({
      SECRET: 'from a file',
    });
  });

  it('leaves alone what other programs keep in files', () => {
    const env = { SECRET: 'x', TF_CLI_CONFIG_FILE: file('not there') };
    expect(read(env)).toEqual({ SECRET: 'x', COUNT: 3 });
    const both = z.object({ PORT: z.string() }).and(schema.superRefine(() => undefined));
    const given = readConfig('part', both, { PORT: '1', SECRET_FILE: file('secret'), ...env });
    expect(given).toMatchObject({ SECRET: 'x' });
    expect(readConfig('part', both, { PORT: '1', SECRET_FILE: file('secret') })).toMatchObject({
      SECRET: 'from a file',
    });
  });

  it('names every fault at once, and no value', () => {
    const faults = () => read({ SECRET_FILE: file('not there'), COUNT: 'hidden' });
    expect(faults).toThrow('SECRET_FILE: there is no file');
    expect(() => read({ COUNT: 'hidden' })).toThrow(/SECRET: .*\n.*COUNT: /s);
    expect(() => read({ COUNT: 'hidden' })).not.toThrow('hidden');
  });
});

describe('public keys', () => {
  const keys = z.object({ KEY: serviceConfigShape.IDENTITY_PUBLIC_KEY });
  const pem = () =>
    generateKeyPairSync('ec', { namedCurve: 'P-256' })
      .publicKey.export({ type: 'spki', format: 'pem' })
      .toString();

  it('are one, or several after each other, on one line or on many', () => {
    const [one, other] = [pem(), pem()];
    expect(keys.parse({ KEY: one }).KEY).toHaveLength(1);
    expect(keys.parse({ KEY: `${one}${other}` }).KEY).toHaveLength(2);
    expect(keys.parse({ KEY: `${one}${other}`.replaceAll('\n', '\\n') }).KEY).toHaveLength(2);
  });

  it('are refused when one of them is none', () => {
    const cut = pem().replace(/\n[^-]{20}/, '\n');
    for (const KEY of ['secret', cut, `${pem()}${cut}`])
      expect(keys.safeParse({ KEY }).success, KEY).toBe(false);
  });
});
