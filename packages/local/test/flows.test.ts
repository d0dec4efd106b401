import { endpoints, type Application, type Entitlement } from '@grantwright/shared/contract';
import { anApplication, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { registerUser, productUnderTest, TestUser } from './product-under-test.ts';

const product = productUnderTest();

describe('the entitlement', () => {
  it('goes to exactly one of two concurrent creations, five times', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await registerUser(product.url);
      const { id: organizationId } = await person.organization();
      const responses = await Promise.all(
        [1, 2].map(() =>
          person.send(endpoints.createApplication, { body: anApplication({ organizationId }) }),
        ),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 402]);
      expect(await person.get(endpoints.listApplications)).toHaveLength(1);
    }
  });

  it('is used once per Idempotency-Key, however often the request is repeated', async () => {
    const person = await registerUser(product.url);
    const { id: organizationId } = await person.organization();
    const options = {
      body: anApplication({ organizationId }),
      headers: { 'Idempotency-Key': randomUUID() },
    };
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => person.get<Application>(endpoints.createApplication, options)),
    );
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect(await person.get(endpoints.listApplications)).toHaveLength(1);
    expect((await person.send(endpoints.createApplication, options)).status).toBe(201);
  });

  it('is not returned when its application is deleted or its key reused', async () => {
    const person = await registerUser(product.url);
    const { id: organizationId } = await person.organization();
    const options = {
      body: anApplication({ organizationId }),
      headers: { 'Idempotency-Key': randomUUID() },
    };
    const { id } = await person.get<Application>(endpoints.createApplication, options);
    await person.get(endpoints.deleteApplication, { params: { id } });
    await waitFor(async () => {
      const { status } = await person.send(endpoints.createApplication, options);
      expect([402, 409]).toContain(status);
      return true;
    });
    expect(await person.get(endpoints.listApplications)).toEqual([]);
  });

  it('is paid for once and used once', async () => {
    const person = await registerUser(product.url);
    const { id: organizationId } = await person.organization();
    await person.application(organizationId);
    const body = anApplication({ organizationId });
    expect((await person.send(endpoints.createApplication, { body })).status).toBe(402);
    await person.buyCredit();
    await person.application(organizationId);
    expect(await person.get<Entitlement>(endpoints.getEntitlement)).toMatchObject({
      freeLeft: 0,
      credits: 0,
    });
  });
});

/** Far less than the 30 seconds for which a gateway caches sessions, but enough for a busy machine. */
const timeoutMs = 10_000;

describe('a session', () => {
  it('is rejected immediately after logout', async () => {
    const person = await registerUser(product.url);
    const otherDevice = new TestUser(product.url);
    otherDevice.cookie = person.cookie;
    await otherDevice.get(endpoints.getUser);
    await person.get(endpoints.logout);
    await waitFor(async () => (await otherDevice.send(endpoints.getUser)).status === 401, {
      within: timeoutMs,
    });
  });

  it('continues when its user changes the password, while sessions on other devices end', async () => {
    const person = await registerUser(product.url);
    const old = new TestUser(product.url);
    old.cookie = person.cookie;
    await old.get(endpoints.getUser);
    await person.get(endpoints.changePassword, {
      body: { currentPassword: 'harbor street', newPassword: 'another street' },
    });
    await waitFor(async () => (await old.send(endpoints.getUser)).status === 401, {
      within: timeoutMs,
    });
    await person.get(endpoints.getUser);
  });
});

describe('deleting an organization', () => {
  it('deletes only the applications of that organization', async () => {
    const person = await registerUser(product.url);
    const deleted = await person.organization({ name: 'deleted' });
    const unaffected = await person.organization({ name: 'kept' });
    await person.application(deleted.id);
    await person.buyCredit();
    const other = await person.application(unaffected.id);
    await person.get(endpoints.deleteOrganization, { params: { id: deleted.id } });
    await waitFor(async () => {
      const list = await person.get<Application[]>(endpoints.listApplications);
      return list.length === 1 && list[0]?.id === other.id;
    });
    expect(await person.get(endpoints.countApplications)).toEqual({
      total: 1,
      completed: 0,
      inProgress: 1,
    });
  });
});
