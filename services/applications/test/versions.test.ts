import { limits, type Version, type VersionSummary } from '@grantwright/shared/contract';
import { createAccessWithoutTeams, type TeamAccess } from '@grantwright/shared/service';
import { waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createVersion } from '../src/versions/create-version.ts';
import { markApplicationDeleted } from '../src/applications/mark-application-deleted.ts';
import { anEditedApplication } from './an-edited-application.ts';
import { applicationsUnderTest } from './applications-under-test.ts';
import { depsUnderTest } from './deps-under-test.ts';

const { service, createUser } = applicationsUnderTest();
const direct = depsUnderTest();

const named = (name: string, content = '<p>Text.</p>') => ({ reason: 'named', name, content });
const storedVersions = (applicationId: string) =>
  service.database.collection('application_versions').countDocuments({ applicationId });

describe('versions', () => {
  it('are listed newest first and without their text, and loaded individually', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const content = '<h2>Need</h2><p>We <strong>fe</strong>ed [NEEDS INPUT: how many?] people.</p>';
    const first = await owner.saveVersion(id, named('First', `${content}<script>x</script>`));
    expect(first.status).toBe(201);
    await owner.saveVersion(id, { reason: 'draft', content: '<p>Other.</p>' }).expect(201);
    const list = (await owner.versions(id)).body as VersionSummary[];
    expect(list).toMatchObject([
      { reason: 'draft', words: 1 },
      { reason: 'named', name: 'First', words: 4 },
    ]);
    for (const version of list) expect(version).not.toHaveProperty('content');
    const { body } = await owner.version(list[1]?.id ?? '');
    expect(body).toEqual({ ...(first.body as Version), content });
  });

  it('keep the records that describe their text', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const textRecords = { writtenBy: [], sections: { leftOut: ['Need'] } };
    const stored = await owner.saveVersion(id, { ...named('Outline'), textRecords }).expect(201);
    expect(stored.body).not.toHaveProperty('textRecords');
    const { id: versionId } = stored.body as VersionSummary;
    expect((await owner.versions(id)).body).toEqual([stored.body]);
    expect((await owner.version(versionId)).body).toMatchObject({ textRecords });
    const unknown = await owner.saveVersion(id, named('Before records', '<p>Older.</p>'));
    const { body } = await owner.version((unknown.body as VersionSummary).id);
    expect(body).not.toHaveProperty('textRecords');
  });

  it('are not stored twice in a row with the same text', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const restore = { reason: 'restore', content: '<p>Before.</p>' };
    const [first, second] = [
      await owner.saveVersion(id, restore),
      await owner.saveVersion(id, restore),
    ];
    expect(second.body).toEqual(first.body);
    const other = named('Final', '<p>After.</p>');
    await owner.saveVersion(id, other).expect(201);
    await owner.saveVersion(id, other).expect(201);
    expect(await storedVersions(id)).toBe(2);
  });

  it('are stored with the same text if its sections or writers have changed', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const restore = { reason: 'restore', content: '<p>Before.</p>' };
    const sections = { leftOut: ['Need'], added: ['Team'] };
    const records = [{}, { sections }, { sections, writtenBy: [] }];
    for (const textRecords of [...records, { writtenBy: [], sections }])
      await owner.saveVersion(id, { ...restore, textRecords }).expect(201);
    expect(await storedVersions(id)).toBe(records.length);
  });

  it('are stored only once per Idempotency-Key', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const key = { 'Idempotency-Key': randomUUID() };
    const restore = { reason: 'restore', content: '<p>Before.</p>' };
    const repeats = await Promise.all([1, 2, 3].map(() => owner.saveVersion(id, restore, key)));
    expect(new Set(repeats.map(({ text }) => text)).size).toBe(1);
    expect(await storedVersions(id)).toBe(1);
    const other = await owner.saveVersion(id, named('Other', '<p>Other.</p>'), key);
    expect(other.body).toMatchObject({ code: 'key-reused' });
  });

  it('are stored for each editor of a team, even if two editors use the same Idempotency-Key', async () => {
    const { deps, id, ownerId, editor } = await anEditedApplication(direct.deps);
    const key = randomUUID();
    const store = (access: TeamAccess, content: string) =>
      createVersion(deps, access, { id, sent: { reason: 'restore', content }, key });
    const byOwner = await store(createAccessWithoutTeams(ownerId), '<p>By the owner.</p>');
    const byEditor = await store(editor, '<p>By the editor.</p>');
    expect(byEditor.id).not.toBe(byOwner.id);
    expect((await store(editor, '<p>By the editor.</p>')).id).toBe(byEditor.id);
  });

  it('have text, and have a name only if the user named them', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    for (const body of [
      { reason: 'named', content: '<p>x</p>' },
      { reason: 'draft', name: 'x', content: '<p>x</p>' },
      { reason: 'edit', content: '<p>x</p>' },
      { reason: 'discard', content: '<p>x</p>' },
      named('x', ' '),
      named('x', '\u0016'),
      named('x', '<script>x</script>'),
      named('x'.repeat(limits.name + 1)),
    ])
      expect((await owner.saveVersion(id, body)).status).toBe(400);
  });

  it('may be deleted once', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const { body } = await owner.saveVersion(id, named('Mine'));
    const { id: versionId } = body as VersionSummary;
    await owner.removeVersion(versionId).expect(204);
    expect((await owner.removeVersion(versionId)).status).toBe(404);
  });

  it('are deleted with their application', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const other = await owner.created();
    const { body } = await owner.saveVersion(id, named('Mine'));
    await owner.saveVersion(other.id, named('Another')).expect(201);
    await owner.remove(id).expect(204);
    expect((await owner.version((body as VersionSummary).id)).status).toBe(404);
    await waitFor(async () => (await storedVersions(id)) === 0);
    expect(await storedVersions(other.id)).toBe(1);
  });
});

describe('the limits on versions', () => {
  it('delete the oldest automatic versions, but never a named version', async () => {
    const { store, texts } = await anEditedApplication(direct.deps);
    await store('Named');
    for (let count = 0; count <= limits.automaticVersions; count += 1) await store();
    const all = await texts();
    expect(all).toHaveLength(limits.automaticVersions + 1);
    expect(all.at(-1)).toBe('<p>Named</p>');
  });

  it('reject a named version over the limit, and keep the others', async () => {
    const { store, texts } = await anEditedApplication(direct.deps);
    for (let count = 0; count < limits.namedVersions; count += 1) await store(`${count}`);
    await expect(store('One more')).rejects.toMatchObject({
      code: 'invalid-request',
      message: expect.stringContaining('at most 50 named versions') as string,
    });
    expect(await texts()).toHaveLength(limits.namedVersions);
  });
});

it('deletes a version if the application is deleted while the version is stored', async () => {
  const { deps, ownerId, id, store, texts } = await anEditedApplication(direct.deps);
  await markApplicationDeleted(deps, { _id: id, ownerId });
  await expect(store()).rejects.toMatchObject({ code: 'not-found' });
  expect(await texts()).toEqual([]);
});
