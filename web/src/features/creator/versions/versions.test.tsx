import type { Application, VersionFields, VersionSummary } from '@grantwright/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { mockEndpoint, noContent, ok } from '../../../testing/server.ts';
import { teamEndpoints } from '../../../domain/team/team-endpoints.ts';
import { anAnalysis, anApplication, aNote } from '../testing/builders.ts';
import { button, openSavedApplication } from '../testing/creator-actions.tsx';

const createdAt = '2026-11-01T12:00:00.000Z';
const edited: VersionSummary = { id: 'version-1', createdAt, reason: 'edit', words: 3 };
let listed: VersionSummary[];
let storedVersions: VersionFields[];

beforeEach(() => {
  listed = [edited];
  storedVersions = [];
  mockEndpoint(endpoints.listVersions, () => ok(listed));
  mockEndpoint(endpoints.getVersion, () =>
    ok({ ...edited, content: '<p>Saved words of old.</p>' }),
  );
  mockEndpoint(endpoints.createVersion, async ({ request }) => {
    const body = await request.json();
    storedVersions.push(body);
    const version = { ...edited, id: `version-${listed.length + 1}`, reason: body.reason };
    listed = [{ ...version, ...(body.name && { name: body.name }) }, ...listed];
    return ok(listed[0]);
  });
});

async function openVersions(overrides: Partial<Application> = {}) {
  const { user } = await openSavedApplication(
    anApplication({ analysis: anAnalysis(), ...overrides }),
  );
  await user.click(button('Versions'));
  const dialog = () => within(screen.getByRole('dialog'));
  await screen.findByRole('dialog', { name: 'Versions' });
  return { user, dialog };
}

describe('versions', () => {
  it('are listed with their reason, time and word count', async () => {
    const { dialog } = await openVersions();
    expect(await dialog().findByText('Before an edit')).toBeTruthy();
    expect(dialog().getByText(/Nov 1, 2026, .* · 3 words/)).toBeTruthy();
    expect(dialog().queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  it('name their authors if a team shares the application', async () => {
    const byUser = (id: string, authorId?: string) => ({ ...edited, id, ...{ authorId } });
    listed = [byUser('1', 'owner-1'), byUser('2', 'user-1'), byUser('3', 'gone'), byUser('4')];
    const members = [{ id: 'user-1', name: 'Maya', email: '', role: 'editor', isSelf: true }];
    const team = { access: 'editor', ownerId: 'owner-1', ownerName: 'Olivia', members };
    mockEndpoint(teamEndpoints.getTeam, () => ok({ ...team, invitations: [] }));
    const { user, dialog } = await openVersions({ access: 'editor', isShared: true });
    expect(await dialog().findByText(/ · 3 words · last changed by Olivia$/)).toBeTruthy();
    for (const [text, count] of [
      ['last changed by you', 1],
      ['last changed by someone else', 1],
      ['last changed by', 3],
    ] as const)
      expect(dialog().getAllByText(new RegExp(text))).toHaveLength(count);
    const [first] = dialog().getAllByRole('button', { name: 'Compare' });
    if (first) await user.click(first);
    expect(await screen.findByText(/^Last changed by Olivia, stored Nov 1, 2026/)).toBeTruthy();
  });

  it('show what has been added and deleted since', async () => {
    const { user, dialog } = await openVersions();
    await user.click(await dialog().findByRole('button', { name: 'Compare' }));
    expect(await dialog().findByText('Since this version: 0 words added, 2 removed.')).toBeTruthy();
    expect(dialog().getByRole('deletion').textContent).toBe(' of old');
  });

  it('are restored only after the current text is stored as a version', async () => {
    const { user, dialog } = await openVersions();
    await user.click(await dialog().findByRole('button', { name: 'Compare' }));
    const restore = await dialog().findByRole('button', { name: 'Restore this version' });
    await waitFor(() => expect(restore).toHaveProperty('disabled', false));
    await user.dblClick(restore);
    expect(await screen.findByText('Version restored')).toBeTruthy();
    expect(storedVersions).toEqual([
      { reason: 'restore', content: '<p>Saved words.</p>', textRecords: { writerNotes: [] } },
    ]);
    expect(screen.getByText('Saved words of old.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are restored with the current names of their sections', async () => {
    const content = '<h2>Need</h2><p>Old.</p>';
    mockEndpoint(endpoints.getVersion, () => ok({ ...edited, content }));
    const { user, dialog } = await openVersions({
      analysis: anAnalysis({ sections: [{ name: 'Need', description: '' }] }),
      submission: { sections: { renamed: [{ from: 'Need', to: 'The case' }] } },
    });
    await user.click(await dialog().findByRole('button', { name: 'Compare' }));
    const restore = await dialog().findByRole('button', { name: 'Restore this version' });
    await waitFor(() => expect(restore).toHaveProperty('disabled', false));
    await user.click(restore);
    expect(await screen.findByRole('heading', { name: 'The case' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Need' })).toBeNull();
  });

  it('bring back the notes on their text, and keep those on the current text', async () => {
    const content = '<p>Old.</p>';
    const [note, current] = [aNote(), aNote({ text: 'The match is missing.' })];
    mockEndpoint(endpoints.getVersion, () =>
      ok({ ...edited, content, textRecords: { writtenBy: ['openai'], writerNotes: [note] } }),
    );
    const submission = { writtenBy: [], confirmation: 'A-1' };
    const { user, dialog } = await openVersions({ submission, writerNotes: [current] });
    await user.click(await dialog().findByRole('button', { name: 'Compare' }));
    const restore = await dialog().findByRole('button', { name: 'Restore this version' });
    await waitFor(() => expect(restore).toHaveProperty('disabled', false));
    await user.click(restore);
    expect(await screen.findByText('Version restored')).toBeTruthy();
    expect(storedVersions[0]?.textRecords).toEqual({ writtenBy: [], writerNotes: [current] });
    expect(await screen.findByText(note.text)).toBeTruthy();
    expect(screen.queryByText(current.text)).toBeNull();
  });

  it('are not restored if the current text cannot be stored', async () => {
    mockEndpoint(endpoints.createVersion, () => Response.error());
    const { user, dialog } = await openVersions();
    await user.click(await dialog().findByRole('button', { name: 'Compare' }));
    const restore = await dialog().findByRole('button', { name: 'Restore this version' });
    await waitFor(() => expect(restore).toHaveProperty('disabled', false));
    await user.click(restore);
    expect(await screen.findByText('Version not restored')).toBeTruthy();
    const text = screen.getByRole('textbox', { name: 'Application text', hidden: true });
    expect(text.textContent).toBe('Saved words.');
  });

  it('can be named and deleted', async () => {
    const removedIds: unknown[] = [];
    mockEndpoint(endpoints.deleteVersion, ({ params }) => {
      removedIds.push(params['id']);
      listed = listed.slice(1);
      return noContent();
    });
    const { user, dialog } = await openVersions();
    await user.click(dialog().getByRole('button', { name: 'Name this version' }));
    expect(dialog().getByText(/^Enter a name/)).toBeTruthy();
    await user.type(
      dialog().getByLabelText('Name of the current text'),
      'Sent to the board{Enter}',
    );
    expect(await dialog().findByText('Sent to the board')).toBeTruthy();
    expect(storedVersions).toEqual([
      {
        reason: 'named',
        name: 'Sent to the board',
        content: '<p>Saved words.</p>',
        textRecords: { writerNotes: [] },
      },
    ]);
    await user.click(dialog().getByRole('button', { name: /^Delete version: Sent/ }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(removedIds).toEqual(['version-2']));
    await waitFor(() => expect(screen.queryByText('Sent to the board')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
