import { limits, type Version, type VersionSummary } from '@grantwright/shared/contract';
import { anApplication, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createApplication } from '../src/applications/create-application.ts';
import { markApplicationDeleted } from '../src/applications/mark-application-deleted.ts';
import { versionIntervalMs } from '../src/versions/store-version-before-edit.ts';
import { storeVersion } from '../src/versions/store-version.ts';
import { updateApplication } from '../src/applications/update-application.ts';
import { saveWorkingCopy } from '../src/working-copy/save-working-copy.ts';
import { applicationsUnderTest } from './applications-under-test.ts';
import { depsUnderTest } from './deps-under-test.ts';

const { service, person } = applicationsUnderTest();
const direct = depsUnderTest();

const named = (name: string, content = '<p>Text.</p>') => ({ reason: 'named', name, content });
const storedVersions = (applicationId: string) =>
  service.database.collection('application_versions').countDocuments({ applicationId });

describe('versions', () => {
  it('are listed newest first without their text, and loaded individually', async () => {
    const owner = person();
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

  it('are not stored twice in a row with the same text', async () => {
    const owner = person();
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

  it('are stored once per Idempotency-Key', async () => {
    const owner = person();
    const { id } = await owner.created();
    const key = { 'Idempotency-Key': randomUUID() };
    const restore = { reason: 'restore', content: '<p>Before.</p>' };
    const repeats = await Promise.all([1, 2, 3].map(() => owner.saveVersion(id, restore, key)));
    expect(new Set(repeats.map(({ text }) => text)).size).toBe(1);
    expect(await storedVersions(id)).toBe(1);
    const other = await owner.saveVersion(id, named('Other', '<p>Other.</p>'), key);
    expect(other.body).toMatchObject({ code: 'key-reused' });
  });

  it('have a name only if the user named them, and a text', async () => {
    const owner = person();
    const { id } = await owner.created();
    for (const body of [
      { reason: 'named', content: '<p>x</p>' },
      { reason: 'draft', name: 'x', content: '<p>x</p>' },
      { reason: 'edit', content: '<p>x</p>' },
      { reason: 'discard', content: '<p>x</p>' },
      named('x', ' '),
      named('x'.repeat(limits.name + 1)),
    ])
      expect((await owner.saveVersion(id, body)).status).toBe(400);
  });

  it('are not found by another user', async () => {
    const owner = person();
    const { id } = await owner.created();
    const { body } = await owner.saveVersion(id, named('Mine'));
    const version = body as VersionSummary;
    const other = person();
    expect((await other.versions(id)).status).toBe(404);
    expect((await other.saveVersion(id, named('Theirs'))).status).toBe(404);
    expect((await other.version(version.id)).status).toBe(404);
    expect((await other.removeVersion(version.id)).status).toBe(404);
    expect((await owner.versions(id)).body).toEqual([version]);
    await owner.removeVersion(version.id).expect(204);
    expect((await owner.removeVersion(version.id)).status).toBe(404);
  });

  it('are deleted with their application', async () => {
    const owner = person();
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

/** An application with a clock that the test controls. */
async function anEdited() {
  const ownerId = randomUUID();
  let time = Date.UTC(2027, 0, 1);
  const deps = { ...direct.deps, now: () => new Date(time) };
  const creation = {
    ownerId,
    token: '',
    sent: anApplication({ content: '<p>Saved.</p>' }),
    key: undefined,
  };
  await createApplication(deps, creation);
  const { _id: id } = (await deps.applications.findOne({ ownerId }).lean()) ?? { _id: '' };
  let revision: string | undefined;
  let version = 1;
  const replaces = () => (revision ? [revision] : []);
  return {
    deps,
    ownerId,
    id,
    pass: (ms: number) => (time += ms),
    type: async (content: string) => {
      const sent = { revision: randomUUID(), replaces: replaces(), version, content };
      ({ revision } = await saveWorkingCopy(deps, { id, ownerId, sent }));
    },
    save: async (content: string) => {
      const sent = { ...creation.sent, content, replaces: replaces() };
      const ifMatch = `"${version}"`;
      await updateApplication(deps, { id, ownerId, token: '', sent, ifMatch });
      version += 1;
      revision = undefined;
    },
    texts: async () => {
      const versions = await deps.versions.find({ applicationId: id }).sort({ createdAt: -1 });
      return versions.map(({ content }) => content);
    },
    store: (name?: string) => {
      time += 1;
      const reason = name === undefined ? ('draft' as const) : ('named' as const);
      const content = `<p>${name ?? time}</p>`;
      return storeVersion(deps, { ownerId, applicationId: id, reason, name, content });
    },
  };
}

describe('while typing', () => {
  it('stores the text before the first edit, and then one version every ten minutes', async () => {
    const { pass, type, texts } = await anEdited();
    await type('<p>Saved. One.</p>');
    await type('<p>Saved. One. Two.</p>');
    expect(await texts()).toEqual(['<p>Saved.</p>']);
    pass(versionIntervalMs - 1);
    await type('<p>Three.</p>');
    expect(await texts()).toEqual(['<p>Saved.</p>']);
    pass(1);
    await type('<p>Four.</p>');
    expect(await texts()).toEqual(['<p>Three.</p>', '<p>Saved.</p>']);
  });

  it('does not store a text that the newest version already has', async () => {
    const { pass, type, texts } = await anEdited();
    await type('<p>One.</p>');
    pass(versionIntervalMs);
    await type('<p>Saved.</p>');
    pass(versionIntervalMs);
    await type('<p>Saved.</p>');
    pass(versionIntervalMs);
    expect(await texts()).toEqual(['<p>One.</p>', '<p>Saved.</p>']);
  });
});

const words = (count: number, word = 'word') =>
  `<p>${Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ')}</p>`;

describe('within ten minutes of the newest version', () => {
  it('stores a text that another one is pasted over', async () => {
    const { pass, type, texts } = await anEdited();
    await type(words(600));
    pass(1);
    await type('<p>Pasted over everything.</p>');
    expect(await texts()).toEqual([words(600), '<p>Saved.</p>']);
  });

  it('stores the working copy that a save replaces by much less text', async () => {
    const { pass, type, save, texts } = await anEdited();
    await type(words(600));
    pass(1);
    await save('<p>Pasted over everything.</p>');
    expect(await texts()).toEqual([words(600), '<p>Saved.</p>']);
  });

  it('stores the last save that another save replaces by much less text', async () => {
    const { pass, save, texts } = await anEdited();
    await save(words(600));
    pass(1);
    await save('<p>Pasted over everything.</p>');
    expect(await texts()).toEqual([words(600), '<p>Saved.</p>']);
  });
});

describe('a save', () => {
  it('stores the last save as a version ten minutes after the newest one', async () => {
    const { pass, save, texts } = await anEdited();
    await save('<p>Second.</p>');
    await save('<p>Third.</p>');
    expect(await texts()).toEqual(['<p>Saved.</p>']);
    pass(versionIntervalMs);
    await save('<p>Fourth.</p>');
    expect(await texts()).toEqual(['<p>Third.</p>', '<p>Saved.</p>']);
  });

  it('does not store the last save again if a version has it', async () => {
    const { pass, type, save, texts } = await anEdited();
    await type('<p>One.</p>');
    pass(versionIntervalMs);
    await type('<p>Two.</p>');
    pass(versionIntervalMs);
    await save('<p>Three.</p>');
    expect(await texts()).toEqual(['<p>Two.</p>', '<p>One.</p>', '<p>Saved.</p>']);
  });
});

describe('the limits', () => {
  it('delete the oldest automatic versions and never a named one', async () => {
    const { store, texts } = await anEdited();
    await store('Named');
    for (let count = 0; count <= limits.automaticVersions; count += 1) await store();
    const all = await texts();
    expect(all).toHaveLength(limits.automaticVersions + 1);
    expect(all.at(-1)).toBe('<p>Named</p>');
  });

  it('reject a named version over the limit and keep the others', async () => {
    const { store, texts } = await anEdited();
    for (let count = 0; count < limits.namedVersions; count += 1) await store(`${count}`);
    await expect(store('One more')).rejects.toMatchObject({
      code: 'invalid-request',
      message: expect.stringContaining('at most 50 named versions') as string,
    });
    expect(await texts()).toHaveLength(limits.namedVersions);
  });
});

it('deletes a version if the application is deleted while it is stored', async () => {
  const { deps, ownerId, id, store, texts } = await anEdited();
  await markApplicationDeleted(deps, { _id: id, ownerId });
  await expect(store()).rejects.toMatchObject({ code: 'not-found' });
  expect(await texts()).toEqual([]);
});
