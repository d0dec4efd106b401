import { execFile } from 'node:child_process';
import { copyFile, cp, mkdtemp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFile(join(root, path), 'utf8');

type Service = {
  image?: string;
  ports?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
};
const compose = async () =>
  parse(await read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };

/** Replaces variables with their defaults in compose: `value` in `${NAME:-value}`. */
const unset = (value: string) => value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');

type Manifest = {
  kind: string;
  metadata: { name: string };
  spec?: { ingress?: { from?: unknown[] }[]; podSelector?: unknown };
};

async function manifests(folder: string): Promise<{ path: string; manifest: Manifest }[]> {
  const files = await readdir(join(root, folder), { recursive: true });
  const results = [];
  for (const file of files.filter((name) => name.endsWith('.yaml'))) {
    const path = `${folder}/${file}`;
    for (const document of parseAllDocuments(await read(path)))
      results.push({ path, manifest: document.toJS() as Manifest });
  }
  return results;
}

/** A tag that always refers to the same image: a digest, a full version or a date. */
const exact =
  /@sha256:[0-9a-f]{64}$|:v?\d+\.\d+\.\d+(?:-[\w.-]+)?$|:RELEASE\.[\dTZ-]+$|:[a-z]+-\d{8}(?:-slim)?$/;

/** Third-party images by file. Our own are excluded, because they are tagged with the deployed version. */
async function listForeignImages(): Promise<[string, string][]> {
  const { services } = await compose();
  const named = Object.entries(services).map(([name, { image = '' }]): [string, string] => [
    `docker-compose.yml ${name}`,
    unset(image),
  ]);
  const bases = (await read('Dockerfile')).matchAll(/^ARG \w+_IMAGE=(\S+)$/gm);
  for (const [, image = ''] of bases) named.push(['Dockerfile', image]);
  for (const { path, manifest } of await manifests('k8s'))
    for (const [, image = ''] of JSON.stringify(manifest).matchAll(/"image":"([^"]+)"/g))
      named.push([path, image]);
  return named.filter(([, image]) => !image.startsWith('grantwright/'));
}

describe('third-party images', () => {
  it('are pinned to an exact version', async () => {
    const images = await listForeignImages();
    expect(images.length).toBeGreaterThan(8);
    for (const [where, image] of images) expect(image, where).toMatch(exact);
  });

  it('are referenced in the Dockerfile only through build arguments', async () => {
    const stages = new Set<string>();
    for (const [, base = '', stage = ''] of (await read('Dockerfile')).matchAll(
      /^FROM (\S+) AS (\S+)$/gm,
    )) {
      expect(base.startsWith('${') || stages.has(base), base).toBe(true);
      stages.add(stage);
    }
    for (const [, from = ''] of (await read('Dockerfile')).matchAll(/--from=(\S+)/g))
      expect(stages, from).toContain(from);
  });
});

describe('docker compose', () => {
  it('listens only on this machine by default', async () => {
    const { services } = await compose();
    const ports = Object.values(services).flatMap(({ ports: published = [] }) => published);
    expect(ports.length).toBeGreaterThan(0);
    for (const port of ports) expect(unset(port)).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
    expect(services['front']?.ports).toEqual([expect.stringMatching(/^\$\{BIND_ADDRESS:-/)]);
  });

  it('runs in production mode by default', async () => {
    const { services } = await compose();
    for (const name of ['gateway', 'auth', 'documents', 'billing'])
      expect(unset(services[name]?.environment?.['NODE_ENV'] ?? ''), name).toBe('production');
    for (const name of ['gateway', 'auth'])
      expect(unset(services[name]?.environment?.['SECURE_COOKIES'] ?? ''), name).toBe('true');
  });

  it.each([
    [200, true],
    [503, false],
  ])(
    'checks with only a shell whether the object store is healthy (%i: %s)',
    async (status, isHealthy) => {
      const { services } = await compose();
      const [kind, shell = '', flag = '', script = ''] = services['minio']?.healthcheck?.test ?? [];
      expect(kind).toBe('CMD');
      // like a real store, rejects requests without a Host header
      const store = createServer(({ url, headers }, res) => {
        res.statusCode = url === '/minio/health/ready' && headers.host ? status : 400;
        res.end();
      });
      await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
      const { port } = store.address() as AddressInfo;
      const run = script.replaceAll('$$', '$').replace('/9000', `/${port}`);
      const healthy = await promisify(execFile)(`/bin/${shell}`, [flag, run], {
        env: { PATH: '' },
      }).then(
        () => true,
        () => false,
      );
      store.close();
      expect(healthy).toBe(isHealthy);
    },
  );
});

describe('the publishable Stripe key', () => {
  it('is passed to billing and the gateway, in compose and in the cluster', async () => {
    const { services } = await compose();
    for (const name of ['gateway', 'billing']) {
      expect(services[name]?.environment, name).toHaveProperty('STRIPE_PUBLISHABLE_KEY');
      const deployment = await read(`k8s/base/${name}/deployment.yaml`);
      expect(deployment, name).toMatch(
        /name: STRIPE_PUBLISHABLE_KEY\s+valueFrom: .*publishable-key/,
      );
    }
    expect(await read('k8s/README.md')).toContain('--from-literal=publishable-key=');
  });
});

describe('the network policies', () => {
  it('never allow ingress from all sources', async () => {
    const policies = (await manifests('k8s')).filter(
      ({ manifest }) => manifest?.kind === 'NetworkPolicy',
    );
    expect(policies.length).toBeGreaterThan(15);
    for (const { path, manifest } of policies)
      for (const { from } of manifest.spec?.ingress ?? [])
        expect(from?.length, `${path}: ${manifest.metadata.name}`).toBeGreaterThan(0);
  });

  it('give the gateway and the migration job access only to the databases they use', async () => {
    const policies = (await manifests('k8s')).filter(
      ({ manifest }) => manifest?.kind === 'NetworkPolicy',
    );
    const named = (name: string) =>
      JSON.stringify(policies.filter(({ manifest }) => manifest.metadata.name === name));
    for (const name of ['allow-mongodb', 'mongo']) expect(named(name)).not.toContain('gateway');
    for (const name of ['broker', 'rabbitmq']) expect(named(name)).not.toContain('migrate');
    for (const name of ['databases', 'broker', 'mongo', 'rabbitmq', 'minio'])
      expect(named(name)).not.toContain('part-of');
  });
});

describe('the script that writes .env', () => {
  const writeEnv = async (...options: string[]) => {
    const folder = await mkdtemp(join(tmpdir(), 'env-'));
    try {
      await mkdir(join(folder, 'scripts'));
      await cp(join(root, 'scripts/lib'), join(folder, 'scripts/lib'), { recursive: true });
      await copyFile(join(root, 'scripts/make-env.mjs'), join(folder, 'scripts/make-env.mjs'));
      await copyFile(join(root, '.env.example'), join(folder, '.env.example'));
      const script = join(folder, 'scripts/make-env.mjs');
      await promisify(execFile)(process.execPath, [script, ...options]);
      return await readFile(join(folder, '.env'), 'utf8');
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  it('configures production by default, and a trial on request', async () => {
    const production = await writeEnv();
    expect(production).toMatch(/^NODE_ENV=production$/m);
    expect(production).toMatch(/^SECURE_COOKIES=true$/m);
    const trial = await writeEnv('--trial');
    expect(trial).toMatch(/^NODE_ENV=development$/m);
    expect(trial).toMatch(/^SECURE_COOKIES=false$/m);
    for (const env of [production, trial]) {
      expect(env).toMatch(/^RABBITMQ_PASSWORD_BILLING=[0-9a-f]{48}$/m);
      expect(env).not.toMatch(/^[A-Z0-9_]+=$/m);
    }
  });
});
