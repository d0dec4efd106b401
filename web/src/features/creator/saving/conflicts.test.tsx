import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { mockEndpoint, ok, problemResponse } from '../../../testing/server.ts';
import { anAnalysis, anApplication } from '../testing/builders.ts';
import { button, openSavedApplication, renameTo } from '../testing/creator-actions.tsx';

describe('a save after a change elsewhere', () => {
  it('offers both versions, and keeps the version that was not chosen', async () => {
    const matches: (string | null)[] = [];
    mockEndpoint(endpoints.updateApplication, ({ request }) => {
      matches.push(request.headers.get('If-Match'));
      return matches.length === 1
        ? problemResponse('stale-version', 'It was changed elsewhere.')
        : ok(anApplication({ version: 10 }));
    });
    const { user } = await openSavedApplication();
    await renameTo(user, 'Mine');
    mockEndpoint(endpoints.getApplication, () =>
      ok(anApplication({ content: '<p>Their words.</p>', version: 9 })),
    );
    await user.click(button('Save Application'));
    const dialog = await screen.findByRole('dialog', { name: /changed elsewhere/ });
    await within(dialog).findByText('Their words.');
    expect(within(dialog).getByText('Saved words.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Keep my version' }));
    expect(await screen.findByText('Application Saved')).toBeTruthy();
    expect(matches).toEqual(['"3"', '"9"']);
    expect(await screen.findByText(/version saved elsewhere is kept in this browser/)).toBeTruthy();
  });

  it("keeps a colleague's budget if the user keeps their own text", async () => {
    const budget = { currency: 'USD', lines: [{ item: 'Beds', cost: 900, requested: 900 }] };
    const bodies: unknown[] = [];
    mockEndpoint(endpoints.updateApplication, async ({ request }) => {
      bodies.push(await request.json());
      return bodies.length === 1
        ? problemResponse('stale-version', 'It was changed elsewhere.')
        : ok(anApplication({ version: 10 }));
    });
    const { user } = await openSavedApplication();
    await renameTo(user, 'Mine');
    mockEndpoint(endpoints.getApplication, () =>
      ok(anApplication({ analysis: anAnalysis(), submission: { budget }, version: 9 })),
    );
    await user.click(button('Save Application'));
    const dialog = await screen.findByRole('dialog', { name: /changed elsewhere/ });
    const keep = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Keep my version' });
    await waitFor(() => expect(keep.disabled).toBe(false));
    await user.click(keep);
    expect(await screen.findByText('Application Saved')).toBeTruthy();
    expect(bodies.at(-1)).toMatchObject({
      title: 'Mine',
      organizationInfo: { name: 'Harbor House' },
      submission: { budget },
    });
  });

  it("does not mistake a colleague's save of the same text for its own", async () => {
    mockEndpoint(endpoints.updateApplication, () => Response.error());
    const { user } = await openSavedApplication();
    await renameTo(user, 'Mine');
    await user.click(button('Save Application'));
    expect(await screen.findByText('Failed to save application')).toBeTruthy();
    mockEndpoint(endpoints.updateApplication, () =>
      problemResponse('stale-version', 'It was changed elsewhere.'),
    );
    mockEndpoint(endpoints.getApplication, () =>
      ok(anApplication({ title: 'Mine', version: 4, revision: 'of-a-colleague-1' })),
    );
    await user.click(button('Save Application'));
    expect(await screen.findByRole('dialog', { name: /changed elsewhere/ })).toBeTruthy();
  });

  it('does not conflict with an earlier save whose response was lost', async () => {
    const bodies: { revision?: string }[] = [];
    mockEndpoint(endpoints.updateApplication, async ({ request }) => {
      bodies.push(await request.json());
      if (bodies.length === 1) return problemResponse('unavailable', 'Away for a moment.');
      return bodies.length === 2
        ? problemResponse('stale-version', 'It was changed elsewhere.')
        : ok(anApplication({ version: 5 }));
    });
    const { user } = await openSavedApplication();
    await renameTo(user, 'Mine');
    await user.click(button('Save Application'));
    expect(await screen.findByText('Failed to save application')).toBeTruthy();
    mockEndpoint(endpoints.getApplication, () =>
      ok(anApplication({ title: 'Mine', version: 4, revision: bodies[0]?.revision })),
    );
    await user.click(button('Save Application'));
    expect(await screen.findByText('Application Saved')).toBeTruthy();
  });

  /** Opens the dialog, then changes the other version on the server. */
  const openOutdatedDialog = async () => {
    mockEndpoint(endpoints.updateApplication, () =>
      problemResponse('stale-version', 'It was changed elsewhere.'),
    );
    const { user } = await openSavedApplication();
    await renameTo(user, 'Mine');
    let content = '<p>Their words.</p>';
    mockEndpoint(endpoints.getApplication, () => ok(anApplication({ content, version: 9 })));
    await user.click(button('Save Application'));
    const dialog = await screen.findByRole('dialog', { name: /changed elsewhere/ });
    await within(dialog).findByText('Their words.');
    content = '<p>Their newer words.</p>';
    return dialog;
  };

  it('updates the other version in the conflict dialog when the window regains focus', async () => {
    const dialog = await openOutdatedDialog();
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await within(dialog).findByText('Their newer words.')).toBeTruthy();
  });

  it('updates the other version in the conflict dialog while a colleague types', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const dialog = await openOutdatedDialog();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(await within(dialog).findByText('Their newer words.')).toBeTruthy();
  });
});
