import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { aUser } from '../../../testing/builders.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { mockEndpoint, ok, problemResponse } from '../../../testing/server.ts';
import { anAnalysis, anApplication } from '../testing/builders.ts';
import { button, mockReads, openSavedApplication } from '../testing/creator-actions.tsx';

const shared = anApplication({ analysis: anAnalysis(), access: 'editor' });

/** Changes the budget of a shared application whose autosaves fail, then closes the page. */
async function typeWithout(code: 'not-found' | 'not-allowed', reason: string) {
  mockEndpoint(endpoints.saveWorkingCopy, () => problemResponse(code, 'Refused.'));
  const { user, unmount } = await openSavedApplication(shared);
  await user.click(button('Budget'));
  const dialog = await screen.findByRole('dialog', { name: 'Budget' });
  await user.type(within(dialog).getByLabelText('Item'), 'Van');
  expect(await screen.findByText(`Not saved: ${reason}. Kept on this device.`)).toBeTruthy();
  expect(screen.getByText('Saved words.')).toBeTruthy();
  unmount();
}

async function reopen() {
  mockReads();
  openScreen(`/application-creator/${shared.id}`, aUser());
  const section = await screen.findByRole('region', { name: 'Your text in this browser' });
  expect(within(section).getByText('Saved words.')).toBeTruthy();
  return { section, user: userEvent.setup() };
}

describe('the text of a user who loses access while typing', () => {
  it('can be copied, downloaded and deleted after leaving the team', async () => {
    await typeWithout('not-found', 'it was deleted, or you left its team');
    mockEndpoint(endpoints.getApplication, () => problemResponse('not-found', 'Not found.'));
    const bodies: unknown[] = [];
    mockEndpoint(endpoints.generateDocx, async ({ request }) => {
      bodies.push(await request.json());
      return problemResponse('unavailable', 'Away for a moment.');
    });
    const { section, user } = await reopen();
    expect(within(section).getByRole('button', { name: 'Copy: your text' })).toBeTruthy();
    await user.click(within(section).getByRole('button', { name: 'Download Word file' }));
    await waitFor(() =>
      expect(bodies).toMatchObject([{ title: 'A roof', content: '<p>Saved words.</p>' }]),
    );
    await user.click(within(section).getByRole('button', { name: 'Delete from this browser' }));
    const confirm = async (answer: string) => {
      const question = await screen.findByRole('alertdialog', { name: 'Delete your text?' });
      await user.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await confirm('Cancel');
    expect(section.isConnected).toBe(true);
    await user.click(within(section).getByRole('button', { name: 'Delete from this browser' }));
    await confirm('Delete');
    await waitFor(() => expect(section.isConnected).toBe(false));
  });

  it('is offered below the application to a user who is now a viewer', async () => {
    await typeWithout('not-allowed', 'you can now only view this application');
    const current = { ...shared, access: 'viewer', content: '<p>Newer words.</p>' } as const;
    mockEndpoint(endpoints.getApplication, () => ok(current));
    await reopen();
    expect(screen.getByText('Newer words.')).toBeTruthy();
  });
});
