import { limits } from '@grantwright/shared/contract';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { applicationsSettingsSchema } from '../src/config.ts';
import { applicationsUnderTest } from './applications-under-test.ts';

const { service, createUser, findStored } = applicationsUnderTest({
  SAVES_PER_MINUTE: 2,
  EXPORTS_PER_MINUTE: 2,
  GUEST_REQUESTS_PER_ADDRESS: 4,
  GUEST_REQUESTS_PER_LINK: 2,
  RATE_LIMIT_FACTOR: 1.5,
});

describe('the rate limits for one user', () => {
  it('cap saves without changing the stored version or affecting other users', async () => {
    const eager = createUser();
    const { id } = await eager.created({ title: 'As it was' });
    const save = (version: number, title: string) =>
      eager.update(id, eager.fields({ title }), `"${version}"`);
    expect((await save(1, 'Second')).status).toBe(200);
    expect((await save(2, 'Third')).status).toBe(200);
    const refused = await save(3, 'Fourth');
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
    expect(refused.body.detail).toMatch(/Your text has been kept\. Save again in a minute/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await eager.create(eager.fields())).status).toBe(429);
    expect(await findStored(id)).toMatchObject({ title: 'Third', version: 3 });
    await createUser().created();
  });

  it('cap new links separately from saves, with a message about links', async () => {
    const eager = createUser();
    const { id } = await eager.created();
    const link = () =>
      request(service.url)
        .post(`/api/applications/${id}/review-links`)
        .set({ authorization: eager.authorization })
        .send({});
    for (let count = 0; count < 3; count += 1) expect((await link()).status).toBe(201);
    expect((await link()).body).toMatchObject({
      status: 429,
      detail: expect.stringMatching(/^You have created a lot of links/),
    });
    expect((await eager.update(id, eager.fields({}), '"1"')).status).toBe(200);
  });

  it('cap the Word files of saved and unsaved drafts together', async () => {
    const eager = createUser();
    const { id } = await eager.created();
    const unsaved = { title: 'a', grantProgram: 'b', content: '<p>c</p>' };
    expect((await eager.download(id)).status).toBe(200);
    expect((await eager.docx(unsaved)).status).toBe(200);
    expect((await eager.download(id)).status).toBe(200);
    for (const refused of [await eager.docx(unsaved), await eager.download(id)]) {
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await createUser().docx(unsaved)).status).toBe(200);
  });

  it('cap PDFs together with Word files', async () => {
    const eager = createUser();
    const draft = { title: 'a', grantProgram: 'b', content: '<p>c</p>' };
    const statuses = [
      (await eager.pdf(draft)).status,
      (await eager.docx(draft)).status,
      (await eager.pdf(draft)).status,
    ];
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await eager.pdf(draft);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await eager.docx(draft)).status).toBe(429);
    expect((await createUser().pdf(draft)).status).toBe(200);
  });
});

describe('the rate limits for guests', () => {
  const statuses = async (address: string, tokens: string[]) => {
    const all = [];
    for (const token of tokens)
      all.push(
        await request(service.url)
          .post('/api/reviews')
          .set('X-Client-Address', address)
          .send({ token }),
      );
    return all.map(({ status }) => status);
  };

  it('apply per network, even to unknown links', async () => {
    const unknown = Array.from({ length: 7 }, () => randomUUID());
    expect(await statuses('2001:db8:7::1', unknown)).toEqual([404, 404, 404, 404, 404, 404, 429]);
    expect(await statuses('2001:db8:7::2', [randomUUID()])).toEqual([429]);
    expect(await statuses('2001:db8:8::1', [randomUUID()])).toEqual([404]);
  });

  it('apply per link, across all networks', async () => {
    const token = randomUUID();
    const fromEach = async (network: number) =>
      (await statuses(`2001:db8:${network}::1`, [token]))[0];
    const all = [];
    for (let network = 1; network <= 4; network += 1) all.push(await fromEach(network));
    expect(all).toEqual([404, 404, 404, 429]);
  });
});

it('counts saves and Word files that are rejected for their size', async () => {
  const eager = createUser();
  const content = '<li>a</li>'.repeat(limits.contentNodes + 1);
  const { id } = await eager.created();
  const save = () => eager.update(id, eager.fields({ content }), '"1"');
  const print = () => eager.docx({ title: 'a', grantProgram: 'b', content });
  const statuses = async (send: () => PromiseLike<{ status: number }>, times: number) => {
    const all = [];
    for (let count = 0; count < times; count += 1) all.push((await send()).status);
    return all;
  };
  expect(await statuses(save, 3)).toEqual([413, 413, 429]);
  expect(await statuses(print, 4)).toEqual([413, 413, 413, 429]);
});

it("allows more saves by default than the editor's autosave sends", () => {
  expect(applicationsSettingsSchema.parse({}).SAVES_PER_MINUTE).toBeGreaterThan(2 * 40);
});
