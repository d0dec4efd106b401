import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A variable that holds a secret; the publishable and public keys are none. */
const isSecret = (name: string) =>
  /SECRET|PASSWORD|TOKEN$|_KEY$/.test(name) && !/PUBLI|PER_DAY|TLS_KEY$/.test(name);

test('compose gives no secret a default value', async () => {
  const compose = await readFile(`${root}docker-compose.yml`, 'utf8');
  const used = [...compose.matchAll(/\$\{(\w+)(?::-([^}]*))?/g)];
  const secrets = used.filter(([, name = '']) => isSecret(name));
  expect(secrets.length).toBeGreaterThan(10);
  expect(secrets.filter(([, , fallback]) => fallback).map(([whole]) => whole)).toEqual([]);
});

test('no configuration gives a secret a default value', async () => {
  const services = await readdir(`${root}services`);
  const files = [
    ...services.map((name) => `services/${name}/src/config.ts`),
    'packages/shared/src/service/config.ts',
    'packages/local/src/config.ts',
  ];
  const settings = (await Promise.all(files.map((file) => readFile(root + file, 'utf8'))))
    .join('\n')
    .split(/\n(?=\s*[A-Z][A-Z0-9_]+: )/)
    .map((setting) => [/^\s*([A-Z][A-Z0-9_]+): /.exec(setting)?.[1] ?? '', setting] as const)
    .filter(([name]) => isSecret(name));
  expect(settings.map(([name]) => name)).toContain('STRIPE_SECRET_KEY');
  const withDefault = settings.filter(([, setting]) =>
    /\.(default|prefault|catch)\(/.test(setting),
  );
  expect(withDefault.map(([name]) => name)).toEqual([]);
});
