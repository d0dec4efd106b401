import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { paths } from '../../../lib/paths.ts';
import { aUser } from '../../../testing/builders.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../../../testing/server.ts';
import { aGeneration, anAnalysis, anApplication, someDetails } from '../testing/builders.ts';
import {
  button,
  goToRequirements,
  mockReads,
  openSavedApplication,
} from '../testing/creator-actions.tsx';

beforeEach(() => mockEndpoint(endpoints.checkDraft, () => ok({ claims: [], gaps: [] })));

const title = { name: 'Ready to send?' };
const need = { name: 'Need', description: '', required: true, prompts: [] };
const budget = { ...need, name: 'Budget' };
const anApplicationToSend = (content: string) =>
  anApplication({
    content,
    analysis: anAnalysis({ details: someDetails({ sections: [need, budget] }) }),
  });

async function openSendView(content: string) {
  const { user, router } = await openSavedApplication(anApplicationToSend(content));
  await user.click(button('Ready to send?'));
  await screen.findByRole('heading', title);
  return { user, router };
}

describe('the "Ready to send?" view', () => {
  it('lists the blockers, and links to their places', async () => {
    const { user } = await openSendView(
      '<h2>Need</h2><p>Six in ten.</p><h2>Budget</h2><p>[NEEDS INPUT: how much?]</p>',
    );
    expect(screen.getByRole('heading', { name: '2 things to fix before you send.' })).toBeTruthy();
    await user.click(button('Go to: “Budget” contains only open questions'));
    const text = await screen.findByRole('textbox', { name: 'Application text' });
    await waitFor(() => expect(document.activeElement).toBe(text));
    await user.click(button('Back to Ready to send?'));
    expect(await screen.findByRole('heading', title)).toBeTruthy();
  });

  it("closes with the browser's Back button, without asking to save", async () => {
    const { user, router } = await openSendView('<h2>Need</h2><p>Six in ten.</p>');
    void router.navigate(-1);
    expect(
      await screen.findByRole('heading', { name: 'Review Generated Application' }),
    ).toBeTruthy();
    void router.navigate(1);
    await screen.findByRole('heading', title);
    await user.click(await screen.findByRole('button', { name: 'Draft' }));
    expect(
      await screen.findByRole('heading', { name: 'Review Generated Application' }),
    ).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  it('opens from a link, and reports that the application has no blockers', async () => {
    mockReads();
    mockEndpoint(endpoints.getApplication, () =>
      ok(anApplicationToSend('<h2>Need</h2><p>Six.</p><h2>Budget</h2><p>Ten.</p>')),
    );
    openScreen(paths.send('application-1'), aUser());
    expect(
      await screen.findByRole('heading', { name: 'Nothing to fix before you send.' }),
    ).toBeTruthy();
    expect(
      screen.getByText(/Passing these checks is not a guarantee\. They can’t judge/),
    ).toBeTruthy();
  });

  it("stays open when the first save changes the application's URL", async () => {
    mockEndpoint(endpoints.generateApplication, () => ok(aGeneration()));
    mockEndpoint(endpoints.createApplication, () => ok(anApplication({ version: 1 })));
    const user = await goToRequirements();
    await user.click(button('Generate Application'));
    await user.click(await screen.findByRole('button', { name: 'Ready to send?' }));
    await screen.findByRole('heading', title);
    await user.click(button('Save Application'));
    await screen.findByText('Application Saved');
    expect(screen.getByRole('heading', title)).toBeTruthy();
  });

  it('shows the number of blockers in the header of a saved draft', async () => {
    await openSavedApplication(anApplicationToSend('<h2>Need</h2><p>TODO</p>'));
    expect(await screen.findByText(/2 things to fix before you send\./)).toBeTruthy();
  });

  it('shows the wizard instead if the application has no text', async () => {
    mockReads();
    openScreen(paths.send(), aUser());
    expect(
      await screen.findByRole('heading', { name: 'Select Organization & Review Details' }),
    ).toBeTruthy();
  });
});
