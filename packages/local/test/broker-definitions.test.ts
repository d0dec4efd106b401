import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { brokerUsers } from '@grantwright/shared/messaging';
import { createDefinitionsTemplate } from '../src/operator/broker-definitions.ts';

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');

it('the broker definitions in k8s/overlays/local match the output of `npm run admin -- broker-definitions`', async () => {
  const definitions = await read('k8s/overlays/local/broker-definitions.json');
  expect(JSON.parse(definitions)).toEqual(JSON.parse(createDefinitionsTemplate()));
});

it('gives each service in docker compose its own broker user', async () => {
  const { services } = parse(await read('docker-compose.yml')) as {
    services: Record<string, { environment?: Record<string, string> }>;
  };
  for (const user of brokerUsers) {
    const environment = services[user]?.environment ?? {};
    const name = `RABBITMQ_PASSWORD_${user.toUpperCase()}`;
    expect(environment['RABBITMQ_URL']).toMatch(new RegExp(`^amqp://${user}:\\$\\{${name}:`));
    expect(services['rabbitmq']?.environment?.[`BROKER_PASSWORD_${user.toUpperCase()}`]).toMatch(
      `\${${name}:`,
    );
    expect(await read('.env.example')).toContain(`\n${name}=\n`);
  }
});

it('gives each pod in the cluster its own broker user', async () => {
  for (const part of brokerUsers.filter((user) => user !== 'operator')) {
    const deployment = await read(`k8s/base/${part}/deployment.yaml`);
    const keys = [...deployment.matchAll(/name: broker, key: ([\w-]+)/g)].map(([, key]) => key);
    expect(keys).toEqual([part]);
  }
});
