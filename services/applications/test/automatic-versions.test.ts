import { createAccessWithoutTeams } from '@grantwright/shared/service';
import { describe, expect, it } from 'vitest';
import { createVersion } from '../src/versions/create-version.ts';
import { versionIntervalMs } from '../src/versions/store-before-edit.ts';
import { anEditedApplication } from './an-edited-application.ts';
import { depsUnderTest } from './deps-under-test.ts';

const direct = depsUnderTest();

describe('typing', () => {
  it('stores the text before the first edit as a version, and then a version every ten minutes', async () => {
    const { pass, type, texts } = await anEditedApplication(direct.deps);
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

  it('does not replace text that could not be stored as a version', async () => {
    const { deps } = direct;
    const versions = new Proxy(deps.versions, {
      get: (target, name) =>
        name === 'findOneAndUpdate' || name === 'updateOne' || name === 'create'
          ? () => Promise.reject(new Error('killed'))
          : (Reflect.get(target, name) as unknown),
    });
    const killed = await anEditedApplication({ ...deps, versions });
    await expect(killed.type('<p>One.</p>')).rejects.toThrow('killed');
    const stored = await deps.applications.findById(killed.id).lean();
    expect(stored?.workingCopy).toBeUndefined();
  });

  it('stores no version of text that the newest version has', async () => {
    const { pass, type, texts } = await anEditedApplication(direct.deps);
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

describe('text replaced within ten minutes of the newest version', () => {
  it('becomes a version if a paste replaces it', async () => {
    const { pass, type, texts } = await anEditedApplication(direct.deps);
    await type(words(600));
    pass(1);
    await type('<p>Pasted over everything.</p>');
    expect(await texts()).toEqual([words(600), '<p>Saved.</p>']);
  });

  it('becomes a version if a save replaces the working copy with much less text', async () => {
    const { pass, type, save, texts } = await anEditedApplication(direct.deps);
    await type(words(600));
    pass(1);
    await save('<p>Pasted over everything.</p>');
    expect(await texts()).toEqual([words(600), '<p>Saved.</p>']);
  });

  it('becomes a version if a save replaces the text of the previous save with much less', async () => {
    const { pass, save, texts } = await anEditedApplication(direct.deps);
    await save(words(600));
    pass(1);
    await save('<p>Pasted over everything.</p>');
    expect(await texts()).toEqual([words(600), '<p>Saved.</p>']);
  });
});

describe('a save', () => {
  it('stores the previous text as a version if the newest version is ten minutes old', async () => {
    const { pass, save, texts } = await anEditedApplication(direct.deps);
    await save('<p>Second.</p>');
    await save('<p>Third.</p>');
    expect(await texts()).toEqual(['<p>Saved.</p>']);
    pass(versionIntervalMs);
    await save('<p>Fourth.</p>');
    expect(await texts()).toEqual(['<p>Third.</p>', '<p>Saved.</p>']);
  });

  it('does not store the text of the previous save again if a version has it', async () => {
    const { pass, type, save, texts } = await anEditedApplication(direct.deps);
    await type('<p>One.</p>');
    pass(versionIntervalMs);
    await type('<p>Two.</p>');
    pass(versionIntervalMs);
    await save('<p>Three.</p>');
    expect(await texts()).toEqual(['<p>Two.</p>', '<p>One.</p>', '<p>Saved.</p>']);
  });
});

describe('the author of a version', () => {
  it('is the user who typed the text, not the user who replaced or saved it', async () => {
    const { pass, type, save, authors, ownerId, editor } = await anEditedApplication(direct.deps);
    await type('<p>By the editor.</p>', editor);
    await save('<p>By the editor.</p>');
    pass(versionIntervalMs);
    await save('<p>By the owner.</p>');
    pass(versionIntervalMs);
    await type('<p>By the editor again.</p>', editor);
    pass(versionIntervalMs);
    await type('<p>By the owner again.</p>');
    expect(await authors()).toEqual([
      ['<p>By the editor again.</p>', editor.userId],
      ['<p>By the owner.</p>', ownerId],
      ['<p>By the editor.</p>', editor.userId],
      ['<p>Saved.</p>', ownerId],
    ]);
  });

  it('does not change when a colleague edits only the checklist or the budget', async () => {
    const { type, pass, authors, ownerId, editor } = await anEditedApplication(direct.deps);
    await type('<p>Saved.</p>', editor);
    await type('<p>By the editor.</p>', editor);
    await type('<p>By the editor.</p>');
    pass(versionIntervalMs);
    await type('<p>By the owner.</p>');
    expect(await authors()).toEqual([
      ['<p>By the editor.</p>', editor.userId],
      ['<p>Saved.</p>', ownerId],
    ]);
  });

  it('does not change when a colleague names the text', async () => {
    const { deps, type, authors, ownerId, editor, id } = await anEditedApplication(direct.deps);
    await type('<p>By the editor.</p>', editor);
    for (const content of ['<p>By the editor.</p>', '<p>Typed since.</p>']) {
      const sent = { reason: 'named', name: content, content } as const;
      await createVersion(deps, createAccessWithoutTeams(ownerId), { id, sent, key: undefined });
    }
    expect(await authors()).toEqual(
      expect.arrayContaining([
        ['<p>By the editor.</p>', editor.userId],
        ['<p>Typed since.</p>', ownerId],
      ]),
    );
  });
});

it('keeps the records that describe the replaced text', async () => {
  const { type, pass, save, textRecords } = await anEditedApplication(direct.deps);
  const note = { section: 'Need', kind: 'unallowed-cost', text: 'Not covered.' } as const;
  const records = { writtenBy: ['openai' as const], sections: { added: ['Partners'] } };
  pass(versionIntervalMs);
  await save('<p>Drafted.</p>', {
    submission: { ...records, confirmation: 'A-1' },
    writerNotes: [note],
  });
  pass(versionIntervalMs);
  await type('<p>Outlined.</p>', undefined, { writtenBy: [] });
  pass(versionIntervalMs);
  await type('<p>Written.</p>');
  expect(await textRecords()).toEqual([
    ['<p>Outlined.</p>', { writtenBy: [], writerNotes: [note] }],
    ['<p>Drafted.</p>', { ...records, writerNotes: [note] }],
    ['<p>Saved.</p>', {}],
  ]);
});
