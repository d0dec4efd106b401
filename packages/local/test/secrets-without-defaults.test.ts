import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Whether a variable is a secret; publishable and public keys are not. */
const isSecret = (name: string) =>
  /SECRET|PASSWORD|TOKEN$|_KEY$/.test(name) && !/PUBLI|PER_DAY|TLS_KEY$/.test(name);

test('docker compose has no default value for a secret', async () => {
  const compose = await readFile(`${root}docker-compose.yml`, 'utf8');
  const used = [...compose.matchAll(/\$\{(\w+)(?::-([^}]*))?/g)];
  const secrets = used.filter(([, name = '']) => isSecret(name));
  expect(secrets.length).toBeGreaterThan(10);
  expect(secrets.filter(([, , fallback]) => fallback).map(([whole]) => whole)).toEqual([]);
});

test('no configuration schema has a default value for a secret', async () => {
  const services = await readdir(`${root}services`);
  const files = [
    ...services.map((name) => `services/${name}/src/config.ts`),
    'packages/shared/src/service/config/read-config.ts',
    'packages/local/src/config.ts',
  ];
  const settings = listSettings(
    (await Promise.all(files.map((file) => readFile(root + file, 'utf8')))).join('\n'),
  );
  expect(settings.map(({ name }) => name)).toContain('STRIPE_SECRET_KEY');
  const withDefault = settings.filter(({ schema }) =>
    /\.(?:default|prefault|catch)\(/.test(schema),
  );
  expect(withDefault.map(({ name }) => name)).toEqual([]);
});

/** Returns each secret in a configuration, with its schema. */
function listSettings(source: string): { name: string; schema: string }[] {
  const settings: { name: string; schema: string }[] = [];
  for (const line of source.split('\n')) {
    const name = /^ {2,4}([A-Z][A-Z0-9_]+): /.exec(line)?.[1];
    if (name !== undefined) settings.push({ name, schema: line });
    else {
      const last = settings.at(-1);
      if (last) last.schema += line;
    }
  }
  return settings.filter(({ name }) => isSecret(name));
}
