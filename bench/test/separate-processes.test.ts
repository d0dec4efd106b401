import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { aWordFile, collectTraces, registerUser, type TestUser } from '@grantwright/local/testing';
import {
  endpoints,
  gatewayServices,
  type Application,
  type LibraryDocument,
} from '@grantwright/shared/contract';
import { S3BlobStore, toS3Options, s3SettingsShape } from '@grantwright/shared/storage';
import {
  anApplication,
  createTestFolder,
  dedicatedBroker,
  dedicatedMongo,
  dedicatedObjectStore,
  linkToBroker,
  waitFor,
} from '@grantwright/shared/testing';
import mongoose from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startSystem, type DistributedSystem } from '../chaos/system.ts';
import { killDuringDeletion } from './separate-processes/kill-during-deletion.ts';
import { killDuringWrites } from './separate-processes/kill-during-writes.ts';

const [broker, objects] = await Promise.all([dedicatedBroker(), dedicatedObjectStore()]);
const link = broker && (await linkToBroker(broker.environment['RABBITMQ_URL'] ?? ''));
const collector = collectTraces();
const minutes = (count: number) => count * 60_000;
const slowPolling = { every: 200 };

describe.skipIf(!link || !objects)('the product as separate processes', () => {
  let folder: string;
  let system: DistributedSystem;
  let stopMongo: () => Promise<void>;
  let connections: Record<string, string>;

  beforeAll(async () => {
    folder = await createTestFolder('apart-');
    const mongo = await dedicatedMongo(folder);
    stopMongo = mongo.stop;
    connections = {
      MONGODB_URI: mongo.uri,
      RABBITMQ_URL: link?.url ?? '',
      ...objects?.environment,
    };
    system = await startSystem({
      folder,
      replicasOf: () => 1,
      environment: { ...connections, ...collector.environment, ACCOUNT_DELETION_DAYS: '0' },
    });
    await system.waitUntilReady(minutes(3)).catch(async (error: unknown) => {
      await show();
      throw error;
    });
  }, minutes(4));
  afterAll(async () => {
    await system?.stop();
    await link?.disconnect();
    await Promise.all([stopMongo?.(), broker?.stop(), objects?.stop()]);
    if (folder) await rm(folder, { recursive: true, force: true });
  }, minutes(4));

  // print the services' output to debug a failed run
  const show = async () => {
    for (const { name } of system.replicas) {
      const output = await readFile(join(folder, 'logs', `${name}.log`), 'utf8').catch(() => '');
      process.stderr.write(`--- ${name}\n${output.slice(-4_000)}\n`);
    }
  };
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await show();
  });

  const uploaded = async (visitor: TestUser) =>
    visitor.document('report.docx', await aWordFile(['We feed 1,200 households a month.']));
  const isRead = (visitor: TestUser, id: string) =>
    waitFor(async () => {
      const all = await visitor.get<LibraryDocument[]>(endpoints.listDocuments);
      return all.find((document) => document.id === id)?.reading.state === 'read';
    }, slowPolling);

  test(
    'creates an application from guidelines to Word file',
    async () => {
      const visitor = await registerUser(system.url);
      const document = await uploaded(visitor);
      await isRead(visitor, document.id);
      const organization = await visitor.organization();
      const application = await visitor.application(organization.id);
      const word = await visitor.send(endpoints.downloadApplication, {
        params: { id: application.id },
      });
      expect(word.status).toBe(200);
      expect((await word.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
      await visitor.get(endpoints.deleteOrganization, { params: { id: organization.id } });
      await waitFor(
        async () => (await visitor.get<Application[]>(endpoints.listApplications)).length === 0,
        slowPolling,
      );
    },
    minutes(4),
  );

  test(
    'records one trace across every service and the broker',
    async () => {
      const visitor = await registerUser(system.url);
      const { id: organizationId } = await visitor.organization();
      const traceId = randomUUID().replaceAll('-', '');
      const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
      const body = anApplication({ organizationId });
      await visitor.get(endpoints.createApplication, { body, headers });
      // services export their spans at different times
      await collector.until((spans) => {
        const ofTrace = spans.filter((span) => span.traceId === traceId);
        const services = ofTrace.map(({ service }) => service);
        return (
          ['applications', 'organizations', 'billing'].every((name) => services.includes(name)) &&
          ofTrace.some(({ name }) => name === 'handle settle-reservation-when-application-created')
        );
      });
    },
    minutes(4),
  );

  test.each([...gatewayServices, 'gateway'] as const)(
    'serves metrics on a separate port: %s',
    async (name) => {
      const port = system.replicas.find(({ service }) => service === name)?.metricsPort;
      const response = await fetch(`http://127.0.0.1:${port}/metrics`);
      expect(await response.text()).toContain(`process_start_time_seconds{service="${name}"}`);
    },
  );

  test(
    'rejects an ended session everywhere within seconds',
    async () => {
      const visitor = await registerUser(system.url);
      const { cookie } = visitor;
      await visitor.get(endpoints.getUser);
      await visitor.get(endpoints.logout);
      visitor.cookie = cookie;
      // far less than the 30 seconds for which a gateway caches sessions
      await waitFor(async () => (await visitor.send(endpoints.getUser)).status === 401, {
        within: 10_000,
      });
    },
    minutes(4),
  );

  test(
    'serves requests while the broker is down, and delivers the pending events afterwards',
    async () => {
      const visitor = await registerUser(system.url);
      await link?.disconnect();
      const document = await uploaded(visitor);
      const organization = await visitor.organization();
      const application = await visitor.application(organization.id);
      await visitor.get(endpoints.deleteOrganization, { params: { id: organization.id } });
      await link?.reconnect();
      await isRead(visitor, document.id);
      await waitFor(
        async () =>
          !(await visitor.get<Application[]>(endpoints.listApplications)).some(
            ({ id }) => id === application.id,
          ),
        slowPolling,
      );
    },
    minutes(4),
  );

  test(
    'rejects uploads while the object store is down, and serves everything else',
    async () => {
      const visitor = await registerUser(system.url);
      await objects?.kill();
      const form = new FormData();
      form.set('file', new File([await aWordFile(['x'])], 'a.docx'));
      const refused = await visitor.send(endpoints.createDocument, { body: form });
      expect([refused.status, await refused.json()]).toMatchObject([
        503,
        { code: 'unavailable', detail: expect.stringContaining('file storage') },
      ]);
      await visitor.organization();
      await objects?.start();
      await waitFor(async () => Boolean(await uploaded(visitor)), slowPolling);
    },
    minutes(4),
  );

  test(
    'deletes all data of a deleted account, even if services are killed during the deletion',
    async () => {
      const client = await mongoose.mongo.MongoClient.connect(connections['MONGODB_URI'] ?? '');
      const bucket = toS3Options(z.object(s3SettingsShape).parse(objects?.environment));
      if (!bucket) throw new Error('no bucket');
      await killDuringDeletion(system, { client, blobs: new S3BlobStore(bucket) });
      await client.close();
    },
    minutes(4),
  );

  test(
    'never loses or duplicates an acknowledged write when replicas and the broker are killed',
    async () => {
      if (!broker) throw new Error('unreachable: the suite is skipped without a broker');
      await killDuringWrites(system, { broker, connections });
    },
    minutes(5),
  );

  test(
    'shuts down cleanly on a signal',
    async () => {
      expect(system.replicas.flatMap(({ unexpectedExits }) => unexpectedExits)).toEqual([]);
      expect(await system.stop()).toEqual(system.replicas.map(() => 0));
    },
    minutes(4),
  );
});
