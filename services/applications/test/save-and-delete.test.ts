import type { Application, ApplicationSummary } from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anAnalysis } from './an-analysis.ts';
import { applicationsUnderTest } from './applications-under-test.ts';

const { service, services, findStored, createUser } = applicationsUnderTest();

describe('saving', () => {
  it('replaces all editable fields, and increments the version', async () => {
    const owner = createUser();
    const { id, createdAt, applicationDate } = await owner.created({
      analysis: anAnalysis('2027-03-31'),
      answers: [{ question: 'a', answer: 'b' }],
      content: '<p>[NEEDS INPUT: x]</p>',
      submission: { status: 'ready', counting: 'crlf' },
    });
    const fields = owner.fields({ title: 'New', status: 'complete', applicationDate: undefined });
    const response = await owner.update(id, fields, '"1"');
    expect(response.status).toBe(200);
    expect(response.headers['etag']).toBe('"2"');
    const saved = response.body as Application;
    expect(saved).toMatchObject({
      title: 'New',
      status: 'complete',
      version: 2,
      openGaps: 0,
      createdAt,
      applicationDate,
    });
    expect(saved.updatedAt >= createdAt).toBe(true);
    const removedFields = [
      'analysis',
      'answers',
      'deadline',
      'due',
      'submission',
      'submissionStatus',
    ];
    expect(saved).not.toHaveProperty('checklistProgress');
    for (const field of removedFields) expect(saved).not.toHaveProperty(field);
    expect((await owner.get(id)).body).toEqual(saved);
    expect(services.accountOf(owner.id).reservations.size).toBe(1);
  });

  it("updates the submission's status in the list, and the deadline without its quote", async () => {
    const owner = createUser();
    const deadline = { date: '2027-03-31', time: '17:00', timeZone: 'ET' };
    const analysis = anAnalysis();
    const { id } = await owner.created();
    const fields = owner.fields({
      analysis: {
        ...analysis,
        details: { ...analysis.details, deadline: { ...deadline, page: 2 } },
      },
      submission: { status: 'submitted', confirmation: 'GRANT-1', format: { font: 'Calibri' } },
    });
    await owner.update(id, fields, '"1"').expect(200);
    const [listed] = (await owner.list()).body as ApplicationSummary[];
    expect(listed).toMatchObject({ due: deadline, submissionStatus: 'submitted' });
    expect(listed?.due).toEqual(deadline);
    expect(listed).not.toHaveProperty('submission');
    expect((await owner.get(id)).body).toMatchObject({ submission: fields.submission });
  });

  it('updates when the next report is due in the list', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const report = { name: 'Report', isDone: false };
    const reports = [
      { ...report, due: '2028-01-31' },
      { ...report, due: '2027-08-31' },
      { ...report, due: '2027-06-30', isDone: true },
    ];
    const saveAndList = async (status: 'awarded' | 'declined', etag: string) => {
      await owner.update(id, owner.fields({ submission: { status, reports } }), etag).expect(200);
      return ((await owner.list()).body as ApplicationSummary[])[0];
    };
    expect(await saveAndList('awarded', '"1"')).toMatchObject({ reportDue: '2027-08-31' });
    expect(await saveAndList('declined', '"2"')).not.toHaveProperty('reportDue');
  });

  it('updates the number of settled checklist items in the list', async () => {
    const owner = createUser();
    const analysis = anAnalysis();
    const requirements = ['Describe the need.', 'Describe the team.'].map((text) => ({
      text,
      kind: 'content' as const,
      mandatory: true,
    }));
    const { id } = await owner.created();
    const fields = owner.fields({
      analysis: { ...analysis, details: { ...analysis.details, requirements } },
      submission: { checklist: [{ requirement: 'Describe the team.', state: 'done' }] },
    });
    await owner.update(id, fields, '"1"').expect(200);
    const [listed] = (await owner.list()).body as ApplicationSummary[];
    expect(listed?.checklistProgress).toEqual({ done: 1, total: 2 });
  });

  it('updates the number of blocking findings in the list', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const fields = owner.fields({
      content: '<h2>Need</h2><p>The coordinator is TODO. For letters, see attached.</p>',
    });
    await owner.update(id, fields, '"1"').expect(200);
    const listed = async () => ((await owner.list()).body as ApplicationSummary[])[0];
    expect((await listed())?.openFindings).toMatchObject({ blockers: 1 });
    await owner.update(id, { ...fields, content: '' }, '"2"').expect(200);
    expect(await listed()).not.toHaveProperty('openFindings');
  });

  it('sanitizes the text', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const content =
      '<p onclick="x">Hi<script>alert(1)</script> <a href="javascript:x">there</a></p>';
    await owner.update(id, owner.fields({ content }), '"1"').expect(200);
    expect(await findStored(id)).toMatchObject({ content: '<p>Hi there</p>' });
  });

  it('never overwrites a concurrent save', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const saves = await Promise.all(
      ['one', 'two', 'three'].map((title) => owner.update(id, owner.fields({ title }), '"1"')),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = saves.find(({ status }) => status === 200)?.body as Application;
    expect((await owner.get(id)).body).toEqual(winner);
    const stale = saves.find(({ status }) => status === 409)?.body as unknown;
    expect(stale).toMatchObject({
      code: 'stale-version',
      detail: expect.stringContaining('Nothing was overwritten') as string,
    });
  });

  it('requires the version in the format of an ETag', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const missing = await owner.update(id, owner.fields());
    expect(missing.body).toMatchObject({ status: 428, code: 'version-required' });
    for (const other of ['"9"', '*', 'W/"x1"', '"1.5"', 'null'])
      expect((await owner.update(id, owner.fields(), other)).status).toBe(409);
    expect((await owner.update(id, owner.fields(), 'W/"1"')).status).toBe(200);
  });

  it('moves an application only to an organization of the same user', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const mine = services.organizationOf(owner.id);
    const foreign = owner.fields({ organizationId: createUser().organizationId, title: 'Lost' });
    expect((await owner.update(id, foreign, '"1"')).status).toBe(404);
    expect((await owner.get(id)).body).toMatchObject({
      version: 1,
      organizationId: owner.organizationId,
    });
    const moved = await owner.update(id, owner.fields({ organizationId: mine }), '"1"');
    expect(moved.body).toMatchObject({ version: 2, organizationId: mine });
  });

  it('stores text that looks like a query operator as text', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const odd = { title: '$ownerId', grantProgram: '{"$gt": ""}', content: '<p>$$ROOT</p>' };
    const response = await owner.update(id, owner.fields(odd), '"1"');
    expect(response.body).toMatchObject(odd);
  });
});

describe('deleting', () => {
  it('removes the text immediately, publishes the event and finally removes the document', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    await owner.remove(id).expect(204);
    const remaining = await findStored(id);
    expect(remaining?.['content']).toBeUndefined();
    expect(remaining?.['title']).toBeUndefined();
    expect((await owner.get(id)).status).toBe(404);
    expect((await owner.list()).body).toEqual([]);
    expect((await owner.remove(id)).status).toBe(404);
    expect((await owner.update(id, owner.fields(), '"1"')).status).toBe(404);
    await waitFor(async () => (await findStored(id)) === null);
    const events = service.recorded.filter(({ subject }) => subject === id);
    expect(events.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['application.created', 1],
      ['application.deleted', 2],
    ]);
    expect(services.accountOf(owner.id).reservations.has(id)).toBe(true);
  });
});

it('returns the saved text of an application to another service', async () => {
  const owner = createUser();
  const { id, title, content, updatedAt } = await owner.created();
  expect((await owner.text(id)).body).toEqual({ title, content, savedAt: updatedAt });
  expect((await createUser().text(id)).status).toBe(404);
});

describe('the check whether an application was ever stored', () => {
  it("finds only the owner's applications", async () => {
    const owner = createUser();
    const { id } = await owner.created();
    expect((await owner.exists(id)).body).toEqual({ id });
    expect((await owner.exists(randomUUID())).status).toBe(404);
    expect((await createUser().exists(id)).status).toBe(404);
  });
});
