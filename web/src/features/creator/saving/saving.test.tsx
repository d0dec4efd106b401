import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { aUser } from '../../../testing/builders.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { mockEndpoint, ok, problemResponse } from '../../../testing/server.ts';
import { aGeneration, anApplication } from '../testing/builders.ts';
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

  it('shows that a generated draft is saved', async () => {
    mockEndpoint(endpoints.generateApplication, () => ok(aGeneration()));
    mockEndpoint(endpoints.createApplication, () => ok(anApplication({ version: 1 })));
    const user = await goToRequirements();
    await user.click(button('Generate Application'));
    await screen.findByRole('heading', { name: 'Review Generated Application' });
    await user.click(button('Save Application'));
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('opens the payment dialog and keeps the input if a payment is required', async () => {
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
  it('leaves without a dialog if there are no unsaved changes', async () => {
    const { user, router } = await openSavedApplication();
    mockEndpoint(endpoints.listApplications, () => ok([]));
    mockEndpoint(endpoints.countApplications, () => ok({ total: 0, completed: 0, inProgress: 0 }));
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('saves from the dialog, and then continues to the requested page', async () => {
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
