import type { Organization } from '@grantwright/shared/contract';
import { anOrganization, serviceUnderTest, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createApp, createOutboxes } from '../src/app.ts';

const service = serviceUnderTest({
  name: 'organizations',
  createApp,
  outboxes: createOutboxes,
  records: ['organization.deleted'],
});

const person = () => service.identities.user();
type Person = ReturnType<typeof person>;

const as = ({ authorization }: Person) => ({
  list: () => request(service.url).get('/api/organizations').set({ authorization }),
  create: (body: unknown, headers: Record<string, string> = {}) =>
    request(service.url)
      .post('/api/organization')
      .set({ authorization, ...headers })
      .send(body as object),
  update: (id: string, body: unknown) =>
    request(service.url)
      .put(`/api/organization/${id}`)
      .set({ authorization })
      .send(body as object),
  remove: (id: string) =>
    request(service.url).delete(`/api/organization/${id}`).set({ authorization }),
  makeDefault: (id: string) =>
    request(service.url).put(`/api/organization/${id}/default`).set({ authorization }),
  internal: (id: string) =>
    request(service.url).get(`/internal/organizations/${id}`).set({ authorization }),
});

async function created(owner: Person, overrides = {}): Promise<Organization> {
  const response = await as(owner).create(anOrganization(overrides));
  expect(response.status).toBe(201);
  return response.body as Organization;
}

describe('creating', () => {
  it('returns the saved organization with trimmed values, and lists the newest first', async () => {
    const owner = person();
    const first = await created(owner, { name: '  First  ' });
    const second = await created(owner, { name: 'Second' });
    expect(first).toMatchObject({ name: 'First', isDefault: true });
    expect(second.isDefault).toBe(false);
    const list = await as(owner).list();
    expect((list.body as Organization[]).map(({ name }) => name)).toEqual(['Second', 'First']);
  });

  it("rejects a blank name with the form's message", async () => {
    const response = await as(person()).create(anOrganization({ name: '   ' }));
    expect(response.status).toBe(400);
    expect(response.type).toBe('application/problem+json');
    expect(response.body).toMatchObject({
      code: 'invalid-request',
      detail: 'Organization name is required',
      errors: [{ path: 'name' }],
    });
  });

  it('ignores fields that users may not set', async () => {
    const owner = person();
    const sneaky = { ...anOrganization(), ownerId: 'x', isDefault: true, createdAt: 'x', $set: 1 };
    await created(owner);
    const response = await as(owner).create(sneaky);
    expect(response.body).toMatchObject({ isDefault: false });
    const { id } = response.body as Organization;
    const stored = await service.database.collection('organizations').findOne({ _id: id as never });
    expect(stored).toMatchObject({ ownerId: owner.id, fields: anOrganization() });
  });

  it('creates one organization for concurrent repeats with the same key', async () => {
    const owner = person();
    const key = { 'Idempotency-Key': randomUUID() };
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => as(owner).create(anOrganization(), key)),
    );
    expect(new Set(responses.map(({ body }) => (body as Organization).id)).size).toBe(1);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await as(owner).list()).body).toHaveLength(1);
    const other = await as(owner).create(anOrganization({ name: 'Other' }), key);
    expect(other.body).toMatchObject({ status: 409, code: 'key-reused' });
  });

  it('creates an organization for the key of a deleted one, because other services reject the deleted ID', async () => {
    const owner = person();
    const key = { 'Idempotency-Key': randomUUID() };
    const deleted = (await as(owner).create(anOrganization(), key)).body as Organization;
    await as(owner).remove(deleted.id).expect(204);
    const repeated = await waitFor(async () => {
      const response = await as(owner).create(anOrganization(), key);
      return response.status === 201 ? (response.body as Organization) : undefined;
    });
    expect(repeated.id).not.toBe(deleted.id);
  });
});

describe('the default organization', () => {
  it('is the chosen organization, or the oldest one left after the chosen one is deleted', async () => {
    const owner = person();
    const oldest = await created(owner, { name: 'oldest' });
    await created(owner, { name: 'middle' });
    const newest = await created(owner, { name: 'newest' });
    const chosen = await as(owner).makeDefault(newest.id);
    expect(chosen.body).toMatchObject({ id: newest.id, isDefault: true });
    const defaults = async () =>
      ((await as(owner).list()).body as Organization[]).filter(({ isDefault }) => isDefault);
    expect(await defaults()).toMatchObject([{ id: newest.id }]);
    await as(owner).remove(newest.id).expect(204);
    expect(await defaults()).toMatchObject([{ id: oldest.id }]);
  });
});

describe('updating', () => {
  it('replaces every editable field', async () => {
    const owner = person();
    const { id } = await created(owner, { website: 'harbor.example' });
    const response = await as(owner).update(id, { name: 'Renamed' });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ id, name: 'Renamed' });
    expect(response.body).not.toHaveProperty('website');
    expect((await as(owner).internal(id)).body).toMatchObject({ name: 'Renamed' });
  });
});

describe('deleting', () => {
  it('publishes the event and removes the document', async () => {
    const owner = person();
    const { id } = await created(owner);
    await as(owner).remove(id).expect(204);
    expect((await as(owner).list()).body).toEqual([]);
    await as(owner).remove(id).expect(404);
    const event = await waitFor(() => service.recorded.find(({ subject }) => subject === id));
    expect(event).toMatchObject({ type: 'organization.deleted', data: { ownerId: owner.id } });
    await waitFor(
      async () =>
        (await service.database
          .collection('organizations')
          .countDocuments({ _id: id as never })) === 0,
    );
  });
});

it('returns a 404 to a service that acts for another user', async () => {
  const { id } = await created(person());
  await as(person()).internal(id).expect(404);
});
