import type { Application, VersionSummary } from '@grantwright/shared/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { applicationsUnderTest } from './applications-under-test.ts';

const { createUser, findStored } = applicationsUnderTest();

const aCopy = (content: string, replaces: string[] = [], version = 1) => ({
  revision: randomUUID(),
  replaces,
  version,
  content,
});

describe('an autosave', () => {
  it('is stored separately from the saved text, which stays unchanged', async () => {
    const owner = createUser();
    const { id, content, updatedAt } = await owner.created({ submission: { status: 'ready' } });
    const copy = { ...aCopy('<p onclick="x">Typed.</p>'), submission: { counting: 'crlf' } };
    const response = await owner.autosave(id, copy);
    expect(response.body).toEqual({
      revision: copy.revision,
      savedAt: expect.any(String) as string,
    });
    expect((await owner.get(id)).body).toMatchObject({
      content,
      version: 1,
      updatedAt,
      submission: { status: 'ready' },
      workingCopy: {
        ...response.body,
        content: '<p>Typed.</p>',
        submission: { counting: 'crlf' },
      },
    });
    const [listed] = (await owner.list()).body as Application[];
    expect(listed).not.toHaveProperty('workingCopy');
  });

  it('changes nothing if it is repeated', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const first = aCopy('<p>First.</p>');
    const repeats = await Promise.all([1, 2, 3].map(() => owner.autosave(id, first)));
    expect(new Set(repeats.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(repeats.map(({ text }) => text)).size).toBe(1);
    const second = aCopy('<p>Second.</p>', [first.revision]);
    await owner.autosave(id, second).expect(200);
    expect((await owner.autosave(id, first)).body).toMatchObject({ code: 'stale-version' });
    expect((await findStored(id))?.['workingCopy']).toMatchObject({ content: '<p>Second.</p>' });
  });

  it('replaces a revision whose response was lost', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const [first, lost] = [aCopy('<p>First.</p>'), aCopy('<p>Lost.</p>')];
    await owner.autosave(id, first).expect(200);
    await owner.autosave(id, { ...lost, replaces: [first.revision] }).expect(200);
    const next = aCopy('<p>Next.</p>', [first.revision, lost.revision]);
    await owner.autosave(id, next).expect(200);
    expect((await findStored(id))?.['workingCopy']).toMatchObject({ content: '<p>Next.</p>' });
  });

  it('never overwrites text typed in another tab', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const opened = aCopy('<p>Opened in both tabs.</p>');
    await owner.autosave(id, opened).expect(200);
    const tabs = ['one', 'two', 'three'].map((text) => aCopy(`<p>${text}</p>`, [opened.revision]));
    const saves = await Promise.all(tabs.map((tab) => owner.autosave(id, tab)));
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = tabs[saves.findIndex(({ status }) => status === 200)];
    expect((await findStored(id))?.['workingCopy']).toMatchObject({ content: winner?.content });
  });

  it('conflicts with a newer version of the application', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    await owner.update(id, owner.fields(), '"1"').expect(200);
    expect((await owner.autosave(id, aCopy('<p>Late.</p>'))).body).toMatchObject({
      status: 409,
      code: 'stale-version',
    });
    expect(await findStored(id)).not.toHaveProperty('workingCopy');
  });
});

describe('a save', () => {
  it('replaces the working copy with the given revision', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const copy = aCopy('<p>Typed.</p>');
    await owner.autosave(id, copy).expect(200);
    const fields = owner.fields({ content: '<p>Saved.</p>', replaces: [copy.revision] });
    const saved = await owner.update(id, fields, '"1"');
    expect(saved.body).toMatchObject({ version: 2, content: '<p>Saved.</p>' });
    expect(saved.body).not.toHaveProperty('workingCopy');
    expect(await findStored(id)).not.toHaveProperty('workingCopy');
    expect(await findStored(id)).not.toHaveProperty('replaces');
  });

  it('conflicts with a working copy from another tab or device', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    await owner.autosave(id, aCopy('<p>Typed elsewhere.</p>')).expect(200);
    const saved = await owner.update(id, owner.fields({ replaces: [randomUUID()] }), '"1"');
    expect(saved.body).toMatchObject({ status: 409, code: 'stale-version' });
    expect(await findStored(id)).toMatchObject({
      version: 1,
      workingCopy: { content: '<p>Typed elsewhere.</p>' },
    });
  });
});

describe('discarding a working copy', () => {
  it('deletes only the given revision', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const copy = aCopy('<p>Typed.</p>');
    await owner.autosave(id, copy).expect(200);
    await owner.discard(id, `?revision=${randomUUID()}`).expect(204);
    expect(await findStored(id)).toHaveProperty('workingCopy');
    await owner.discard(id, `?revision=${copy.revision}`).expect(204);
    expect(await findStored(id)).not.toHaveProperty('workingCopy');
    await owner.discard(id).expect(204);
  });

  it('deletes any of several revisions', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const copy = aCopy('<p>Typed.</p>');
    await owner.autosave(id, copy).expect(200);
    const revisions = [copy.revision, randomUUID(), randomUUID()];
    await owner.discard(id, `?revision=${revisions.join()}`).expect(204);
    expect(await findStored(id)).not.toHaveProperty('workingCopy');
    expect((await owner.discard(id, '?revision=,')).status).toBe(400);
  });

  it('stores its text as a version', async () => {
    const owner = createUser();
    const { id } = await owner.created({ content: '<p>Saved.</p>' });
    const copy = aCopy('<p>Typed on another device.</p>');
    await owner.autosave(id, copy).expect(200);
    await owner.discard(id).expect(204);
    const [newest] = (await owner.versions(id)).body as VersionSummary[];
    expect(newest).toMatchObject({ reason: 'discard', words: 4 });
    expect((await owner.version(newest?.id ?? '')).body).toMatchObject({ content: copy.content });
  });

  it('stores no version if the text is the saved text', async () => {
    const owner = createUser();
    const { id, content } = await owner.created();
    const copy = { ...aCopy(content), submission: { counting: 'crlf' } };
    await owner.autosave(id, copy).expect(200);
    await owner.discard(id).expect(204);
    expect(await findStored(id)).not.toHaveProperty('workingCopy');
    expect((await owner.versions(id)).body).toEqual([]);
  });

  it('happens automatically when the application is deleted', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    await owner.autosave(id, aCopy('<p>Typed.</p>')).expect(200);
    await owner.remove(id).expect(204);
    expect((await findStored(id)) ?? {}).not.toHaveProperty('workingCopy');
    expect((await owner.autosave(id, aCopy('<p>Late.</p>'))).status).toBe(404);
  });
});
