import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { aUser } from '../../../testing/builders.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { mockEndpoint, ok, problemResponse } from '../../../testing/server.ts';
import { anAnalysis, anApplication } from '../testing/builders.ts';
import {
  mockReads,
  button,
  field,
  findField,
  openNewApplication,
  openSavedApplication,
  renameTo,
  goToRequirements,
} from '../testing/creator-actions.tsx';

describe('saving', () => {
  it('creates only one application on a double-click', async () => {
    const keys: (string | null)[] = [];
    mockEndpoint(endpoints.createApplication, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return ok(anApplication({ title: 'Shelter Fund', version: 1 }));
    });
    const user = await goToRequirements();
    await user.dblClick(button('Save Application'));
    expect(
      await screen.findByText('Your application "Shelter Fund" has been saved successfully.'),
    ).toBeTruthy();
    expect(keys).toHaveLength(1);
    expect(keys[0]).toBeTruthy();
  });

  it('retries a create with the same idempotency key if the response was lost', async () => {
    const keys: (string | null)[] = [];
    mockEndpoint(endpoints.createApplication, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1
        ? problemResponse('unavailable', 'Away for a moment.')
        : ok(anApplication({ version: 1 }));
    });
    const user = await goToRequirements();
    await user.click(button('Save Application'));
    expect(await screen.findByText('Failed to save application')).toBeTruthy();
    await user.click(button('Save Application'));
    expect(await screen.findByText('Application Saved')).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });

  it('opens the payment dialog and keeps the input when payment is required', async () => {
    mockEndpoint(endpoints.createApplication, () =>
      problemResponse('entitlement-required', 'One is needed.'),
    );
    const user = await goToRequirements();
    await user.click(button('Save Application'));
    const dialog = await screen.findByRole('dialog', { name: /Payment required/ });
    expect(dialog.textContent).toContain('$10.00');
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    expect(field('Application title').value).toBe('Shelter Fund');
  });

  it('updates an application based on the version that was opened', async () => {
    const matches: (string | null)[] = [];
    mockEndpoint(endpoints.updateApplication, ({ request }) => {
      matches.push(request.headers.get('If-Match'));
      return ok(anApplication({ title: 'Another', version: 4 }));
    });
    const { user } = await openSavedApplication();
    await renameTo(user, 'Another');
    await user.click(button('Save Application'));
    expect(await screen.findByText('Application Saved')).toBeTruthy();
    expect(matches).toEqual(['"3"']);
  });

  it('offers both versions after a conflict and keeps the one not chosen', async () => {
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

  it("keeps a colleague's budget when the user keeps their own text", async () => {
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

  it("does not take a colleague's save with the same text for its own", async () => {
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

  it('continues after a save whose response was lost', async () => {
    const bodies: { revision?: string }[] = [];
    mockEndpoint(endpoints.updateApplication, async ({ request }) => {
      bodies.push((await request.json()) as { revision?: string });
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

  it('updates the other version in the dialog when the window regains focus', async () => {
    const dialog = await openOutdatedDialog();
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await within(dialog).findByText('Their newer words.')).toBeTruthy();
  });

  it('updates the other version in the dialog while a colleague types', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const dialog = await openOutdatedDialog();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(await within(dialog).findByText('Their newer words.')).toBeTruthy();
  });

  it('lists the fields required for a download', async () => {
    const { user } = await openSavedApplication(anApplication({ grantProgram: '' }));
    await user.click(button('Download'));
    expect(await screen.findByText('Missing Information')).toBeTruthy();
    expect(
      screen.getByText('Please ensure you have application title, grant program, and content'),
    ).toBeTruthy();
  });
});

describe('leaving and returning', () => {
  it('leaves without a dialog when there are no unsaved changes', async () => {
    const { user, router } = await openSavedApplication();
    mockEndpoint(endpoints.listApplications, () => ok([]));
    mockEndpoint(endpoints.countApplications, () => ok({ total: 0, completed: 0, inProgress: 0 }));
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('saves from the dialog, then continues to the requested page', async () => {
    const { user, router } = await openSavedApplication();
    mockEndpoint(endpoints.listApplications, () => ok([]));
    mockEndpoint(endpoints.countApplications, () => ok({ total: 0, completed: 0, inProgress: 0 }));
    mockEndpoint(endpoints.updateApplication, () => ok(anApplication({ version: 4 })));
    await renameTo(user, 'Another');
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved Changes' });
    expect(router.state.location.pathname).toBe('/application-creator/application-1');
    await user.click(within(dialog).getByRole('button', { name: 'Save and Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    const drafts = Object.keys(localStorage).filter((key) => key !== 'grantwright:known');
    expect(drafts).toEqual([]);
  });

  it('restores unsaved changes only for their owner', async () => {
    const user = await openNewApplication();
    await user.selectOptions(await screen.findByLabelText('Organization'), 'organization-1');
    await user.type(await findField('Any additional information'), 'Typed before the crash.');
    window.dispatchEvent(new Event('pagehide'));
    const storedItems = { ...localStorage };

    document.body.replaceChildren();
    await openNewApplication(undefined, aUser({ id: 'someone-else' }));
    await screen.findByLabelText('Organization');
    expect(screen.queryByText(/restored your unsaved changes/)).toBeNull();

    document.body.replaceChildren();
    for (const [key, value] of Object.entries(storedItems)) localStorage.setItem(key, value);
    await openNewApplication();
    expect(await screen.findByText(/restored your unsaved changes/)).toBeTruthy();
    expect((await findField('Any additional information')).value).toBe('Typed before the crash.');
  });

  it('discards restored changes on request', async () => {
    const user = await openNewApplication();
    await user.selectOptions(await screen.findByLabelText('Organization'), 'organization-1');
    await user.type(await findField('Any additional information'), 'Typed.');
    window.dispatchEvent(new Event('pagehide'));
    document.body.replaceChildren();
    await openNewApplication();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect((await screen.findByLabelText<HTMLSelectElement>('Organization')).value).toBe('');
    // The live region may still contain the note.
    expect(
      screen.queryByText(/restored your unsaved changes/, { ignore: '[role=log] *' }),
    ).toBeNull();
  });

  it('reports that an application does not exist', async () => {
    mockReads();
    mockEndpoint(endpoints.getApplication, () =>
      problemResponse('not-found', 'There is no such application.'),
    );
    openScreen('/application-creator/gone', aUser());
    expect(await screen.findByText('Application not found')).toBeTruthy();
    expect(screen.queryByText('Your text in this browser')).toBeNull();
  });
});
