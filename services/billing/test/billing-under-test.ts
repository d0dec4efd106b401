import { events } from '@grantwright/shared/events';
import { anEvent, serviceUnderTest } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { afterAll, beforeAll } from 'vitest';
import type { AccountRecord } from '../src/accounts/account-model.ts';
import { createApp, createOutboxes } from '../src/app.ts';
import { settingsSchema } from '../src/config.ts';

/** Runs the service with the sandbox and a fake applications service, with helpers for users' requests. */
export function billingUnderTest() {
  /** The applications that the fake service has stored. */
  const storedApplications = new Set<string>();
  let applications: Server;
  let applicationsUrl = '';
  beforeAll(async () => {
    applications = createServer((req, res) => {
      const id = req.url?.split('/').at(-1) ?? '';
      res.statusCode = storedApplications.has(id) ? 200 : 404;
      res.end(JSON.stringify(storedApplications.has(id) ? { id } : notFound));
    });
    await new Promise<void>((resolve) => applications.listen(0, '127.0.0.1', resolve));
    applicationsUrl = `http://127.0.0.1:${(applications.address() as AddressInfo).port}`;
  });
  afterAll(() => void applications.close());

  const service = serviceUnderTest({
    name: 'billing',
    createApp: (tools) =>
      createApp(tools, {
        settings: settingsSchema.parse({}),
        urls: { applications: applicationsUrl },
      }),
    outboxes: createOutboxes,
    records: ['payment.succeeded'],
  });

  const person = (overrides = {}) => service.identities.user(overrides);
  type Person = ReturnType<typeof person>;

  const as = ({ authorization }: Person) => ({
    entitlement: async () =>
      (await request(service.url).get('/api/entitlement').set({ authorization })).body as {
        freeLeft: number;
        credits: number;
        superUser: boolean;
      },
    reserve: (id: string) =>
      request(service.url).put(`/internal/reservations/${id}`).set({ authorization }),
    release: (id: string) =>
      request(service.url).delete(`/internal/reservations/${id}`).set({ authorization }),
    intent: (body: object = { amount: 1000 }, key: string = randomUUID()) =>
      request(service.url)
        .post('/api/create-payment-intent')
        .set({ authorization, 'Idempotency-Key': key })
        .send(body),
    pay: (id: string, cardNumber = '4242 4242 4242 4242') =>
      request(service.url)
        .post(`/api/payments/${id}/sandbox-card`)
        .set({ authorization })
        .send({ cardNumber }),
    settle: (id: string) =>
      request(service.url).post(`/api/payments/${id}/settle`).set({ authorization }),
  });

  return {
    service,
    storedApplications,
    person,
    as,
    /** Pays for a credit and returns the ID of the payment. */
    buyCredit: async (owner: Person): Promise<string> => {
      const { body } = await as(owner).intent().expect(201);
      const { id } = body as { id: string };
      await as(owner).pay(id).expect(200);
      return id;
    },
    accountOf: ({ id }: Person) =>
      service.database.collection<AccountRecord>('accounts').findOne({ _id: id }),
    publishCreated: (owner: Person, applicationId: string) =>
      service.bus.publish(anEvent(events.applicationCreated, applicationId, { ownerId: owner.id })),
  };
}

const notFound = {
  type: 'urn:x',
  title: 'Not found',
  status: 404,
  detail: 'gone',
  code: 'not-found',
  requestId: 'x',
};
