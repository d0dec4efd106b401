import type { Application, ApplicationSummary } from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anAnalysis } from './an-analysis.ts';
import { applicationsUnderTest } from './applications-under-test.ts';

const { service, services, findStored, createUser } = applicationsUnderTest();

describe('creating', () => {
  it('returns the stored application with its version and publishes the event', async () => {
    const owner = createUser();
    const response = await owner.create(
      owner.fields({
        title: '  Mobile pantry ',
        content: '<p>We ask for [NEEDS INPUT: how much?].</p>',
        analysis: anAnalysis('2027-03-31'),
        applicationDate: undefined,
      }),
    );
    expect(response.status).toBe(201);
    expect(response.headers['etag']).toBe('"1"');
    const created = response.body as Application;
    expect(created).toMatchObject({
      title: 'Mobile pantry',
      status: 'in_progress',
      organizationId: owner.organizationId,
      version: 1,
      openGaps: 1,
      deadline: '2027-03-31',
    });
    expect(created.updatedAt).toBe(created.createdAt);
    expect(created.applicationDate).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    const event = await waitFor(() =>
      service.recorded.find(({ subject }) => subject === created.id),
    );
    expect(event).toMatchObject({ type: 'application.created', data: { ownerId: owner.id } });
    expect(services.accountOf(owner.id).reservations.has(created.id)).toBe(true);
  });

  it('sanitizes the text of every request', async () => {
    const owner = createUser();
    const { id, content } = await owner.created({
      content: '<p onclick="x">Hi<script>alert(1)</script> <a href="javascript:x">there</a></p>',
    });
    expect(content).toBe('<p>Hi there</p>');
    expect(await findStored(id)).toMatchObject({ content: '<p>Hi there</p>' });
  });

  it('ignores fields that users may not set', async () => {
    const owner = createUser();
    const sneaky = { _id: 'x', ownerId: 'x', version: 9, openGaps: 9, createdAt: 'x', $set: 1 };
    const response = await owner.create({ ...owner.fields(), ...sneaky });
    const { id } = response.body as Application;
    const document = await findStored(id);
    expect(document).toMatchObject({ ownerId: owner.id, version: 1, openGaps: 0 });
    expect(document).not.toHaveProperty('$set');
  });

  it.each([
    ['no title', { title: '  ' }, 'Title is required'],
    ['another status', { status: 'sent' }, undefined],
    ['no organization', { organizationId: undefined }, undefined],
    [
      'a title that cannot be a file name',
      { title: 'a\uD800' },
      'Title must be a single line of text.',
    ],
  ])('rejects %s, and reserves nothing', async (_, overrides, detail) => {
    const owner = createUser();
    const response = await owner.create({ ...owner.fields(), ...overrides });
    expect(response.body).toMatchObject({ status: 400, code: 'invalid-request' });
    if (detail) expect(response.body).toMatchObject({ detail });
    expect(services.accountOf(owner.id).reservations.size).toBe(0);
  });

  it('requires an organization of the same user, and otherwise reserves nothing', async () => {
    const owner = createUser();
    for (const organizationId of [createUser().organizationId, randomUUID(), '__proto__', '../x']) {
      const response = await owner.create(owner.fields({ organizationId }));
      expect(response.body).toMatchObject({ status: 404, code: 'not-found' });
    }
    expect(services.accountOf(owner.id).reservations.size).toBe(0);
    expect((await owner.list()).body).toEqual([]);
  });

  it('requires an entitlement, and otherwise stores nothing', async () => {
    const owner = createUser();
    services.accountOf(owner.id).left = 1;
    await owner.created();
    const response = await owner.create(owner.fields());
    expect(response.status).toBe(402);
    expect(response.body).toMatchObject({ code: 'entitlement-required' });
    expect((await owner.list()).body).toHaveLength(1);
  });

  it('creates only one application for concurrent repeats with the same key', async () => {
    const owner = createUser();
    services.accountOf(owner.id).left = 1;
    const key = { 'Idempotency-Key': randomUUID() };
    const fields = owner.fields();
    const responses = await Promise.all(Array.from({ length: 6 }, () => owner.create(fields, key)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    const ids = responses.map(({ body }) => (body as Application).id);
    expect(new Set(ids).size).toBe(1);
    expect((await owner.list()).body).toHaveLength(1);
    expect(services.accountOf(owner.id).reservations.size).toBe(1);

    services.settle(owner.id, ids[0] ?? '');
    const later = await owner.create(fields, key);
    expect(later.status).toBe(201);
    expect(later.body).toEqual(responses[0]?.body);
    const other = await owner.create({ ...fields, title: 'Another' }, key);
    expect(other.body).toMatchObject({ status: 409, code: 'key-reused' });
  });

  it('creates separate applications for two users with the same key', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const [one, other] = [createUser(), createUser()];
    const first = await one.create(one.fields(), key);
    const second = await other.create(other.fields(), key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((first.body as Application).id).not.toBe((second.body as Application).id);
  });

  it('rejects the key of a deleted application', async () => {
    const owner = createUser();
    const key = { 'Idempotency-Key': randomUUID() };
    const fields = owner.fields();
    const { id } = (await owner.create(fields, key)).body as Application;
    services.settle(owner.id, id);
    await owner.remove(id).expect(204);
    const repeat = await owner.create(fields, key);
    expect(repeat.body).toMatchObject({ status: 409, code: 'key-reused' });
  });
});

describe('reading', () => {
  it('returns the full application with its version', async () => {
    const owner = createUser();
    const analysis = anAnalysis();
    const answers = [{ question: 'How many?', answer: 'Forty' }];
    const organizationInfo = { name: 'As written here' };
    const created = await owner.created({ analysis, answers, organizationInfo });
    const response = await owner.get(created.id);
    expect(response.body).toEqual(created);
    expect(response.body).toMatchObject({ analysis, answers, organizationInfo });
    expect(response.headers).toMatchObject({ etag: '"1"', 'cache-control': 'no-store' });
  });

  it('lists applications newest first, in pages, and without their text', async () => {
    const owner = createUser();
    const template = await findStored((await owner.created()).id);
    const rows = Array.from({ length: 250 }, (_, index) => ({
      ...template,
      _id: randomUUID(),
      title: `Application ${index}`,
      // several have the same time, as after an import
      createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 7))),
    }));
    await service.database.collection('applications').insertMany(rows as never);

    const first = await owner.list();
    expect(first.body).toHaveLength(200);
    const next = /^<\/api\/applications(\?cursor=[^>]+)>; rel="next"$/.exec(
      first.headers['link'] ?? '',
    );
    const second = await owner.list(next?.[1]);
    expect(second.body).toHaveLength(51);
    expect(second.headers['link']).toBeUndefined();

    const all = [...(first.body as object[]), ...(second.body as object[])] as ApplicationSummary[];
    expect(new Set(all.map(({ id }) => id)).size).toBe(251);
    const order = all.map(({ createdAt, id }) => `${createdAt} ${id}`);
    expect(order).toEqual([...order].sort().reverse());
    for (const field of ['content', 'analysis', 'organizationInfo', 'answers'])
      expect(all.some((row) => field in row)).toBe(false);
  });

  it('rejects an unknown cursor', async () => {
    const response = await createUser().list('?cursor=bm90LW9uZQ');
    expect(response.body).toMatchObject({ status: 400, code: 'invalid-request' });
  });

  it('counts applications by status', async () => {
    const owner = createUser();
    expect((await owner.counts()).body).toEqual({ total: 0, completed: 0, inProgress: 0 });
    await owner.created();
    await owner.created({ status: 'complete' });
    const { id } = await owner.created({ status: 'complete' });
    await owner.created({ status: 'complete' });
    await owner.remove(id);
    expect((await owner.counts()).body).toEqual({ total: 3, completed: 2, inProgress: 1 });
  });
});
