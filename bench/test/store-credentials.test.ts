import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { clusterSecrets, composeVariables } from '../chaos/store-credentials.ts';

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

it.each(Object.values(composeVariables))(
  'finds $name in the environment of $service in docker-compose.yml',
  async ({ service, name }) => {
    const compose = await read('docker-compose.yml');
    const [, definition] = compose.split(`\n  ${service}:\n`);
    const [section] = definition?.split(/\n {2}\w/) ?? [];
    expect(section).toContain(`\n      ${name}: `);
  },
);

it.each(Object.values(clusterSecrets))(
  'finds the key $key in the secret $secret of the local overlay',
  async ({ secret, key }) => {
    const script = await read('k8s/overlays/local/make-secrets.mjs');
    const [, created = ''] = script.split(`await create('${secret}', `);
    const [content = ''] = created.split(');\n\n');
    // the broker's secret has a key per user
    if (content.includes('...Object.fromEntries(brokerUrls)'))
      expect(await brokerUserNames()).toContain(key);
    else expect(content).toContain(`'${key}': `);
  },
);

async function brokerUserNames(): Promise<string[]> {
  const definitions = await read('k8s/overlays/local/broker-definitions.json');
  const { users } = JSON.parse(definitions) as { users: { name: string }[] };
  return users.map(({ name }) => name);
}
