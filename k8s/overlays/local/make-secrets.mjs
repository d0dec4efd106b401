// Creates missing secrets through the Kubernetes API and leaves existing ones unchanged.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

const account = '/var/run/secrets/kubernetes.io/serviceaccount';
const namespace = readFileSync(`${account}/namespace`, 'utf8');
const address = `https://kubernetes.default.svc/api/v1/namespaces/${namespace}/secrets`;
const headers = {
  Authorization: `Bearer ${readFileSync(`${account}/token`, 'utf8')}`,
  'Content-Type': 'application/json',
};
const newSecret = () => randomBytes(24).toString('hex');

async function create(name, stringData) {
  const response = await fetch(address, {
    method: 'POST',
    headers,
    body: JSON.stringify({ apiVersion: 'v1', kind: 'Secret', metadata: { name }, stringData }),
  });
  if (!response.ok && response.status !== 409)
    throw new Error(`${name}: ${response.status} ${await response.text()}`);
  console.log(name, response.status === 409 ? 'exists' : 'created');
}

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
await create('identity', {
  private: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  public: publicKey.export({ type: 'spki', format: 'pem' }),
});

await create('authenticators', { key: newSecret() });

const services = ['auth', 'organizations', 'documents', 'applications', 'ai', 'billing'];
const databases = Object.fromEntries(
  services.map((service) => [
    service,
    `mongodb://${service}:${newSecret()}@mongo-0.mongo:27017/?replicaSet=rs0&authSource=grantwright_${service}`,
  ]),
);
await create('databases', databases);
await create('mongo', { 'root-password': newSecret(), 'set-key': newSecret() });

const definitions = JSON.parse(
  readFileSync(new URL('broker-definitions.json', import.meta.url), 'utf8'),
);
for (const user of definitions.users) user.password = newSecret();
const brokerUrls = definitions.users.map(({ name, password }) => [
  name,
  `amqp://${name}:${password}@rabbitmq:5672`,
]);
await create('broker', {
  ...Object.fromEntries(brokerUrls),
  'definitions.json': JSON.stringify(definitions),
  'definitions.conf': 'load_definitions = /etc/rabbitmq/definitions.json\n',
});

await create('files', {
  endpoint: 'http://minio:9000',
  bucket: 'grantwright',
  'access-key': 'grantwright',
  'secret-key': newSecret(),
});
