import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { mockEndpoint, noContent, ok, problemResponse } from '../../../../testing/server.ts';
import { anAnalysis, anApplication } from '../../testing/builders.ts';
import { button, openSavedApplication } from '../../testing/creator-actions.tsx';

const revision = 'r'.repeat(32);
const typedElsewhere = {
  revision,
  content: '<p>Typed in another place.</p>',
  savedAt: '2026-11-01T12:00:00.000Z',
};

/** Makes a change in step 4 without using the editor, which needs a real browser. */
async function editBudget({ user }: Awaited<ReturnType<typeof openSavedApplication>>) {
  await user.click(button('Budget'));
  const dialog = await screen.findByRole('dialog', { name: 'Budget' });
  await user.type(within(dialog).getByLabelText('Item'), 'Van');
}

describe('the working copy', () => {
  it('is restored when the application is opened, and can be discarded', async () => {
    const discarded: string[] = [];
    mockEndpoint(endpoints.discardWorkingCopy, ({ request }) => {
      discarded.push(new URL(request.url).searchParams.get('revision') ?? '');
      return noContent();
    });
    const { user } = await openSavedApplication(anApplication({ workingCopy: typedElsewhere }));
    expect(await screen.findByText('Typed in another place.')).toBeTruthy();
    expect(screen.getByText(/^Saved .*, 2026/).textContent).toMatch(/ as a working copy$/);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Saved words.')).toBeTruthy();
    await waitFor(() => expect(discarded).toEqual([revision]));
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  it('is kept when the user leaves without typing', async () => {
    const discarded: string[] = [];
    mockEndpoint(endpoints.discardWorkingCopy, ({ request }) => {
      discarded.push(request.url);
      return noContent();
    });
    mockEndpoint(endpoints.listApplications, () => ok([]));
    mockEndpoint(endpoints.countApplications, () => ok({ total: 0, completed: 0, inProgress: 0 }));
    const { user, router } = await openSavedApplication(
      anApplication({ workingCopy: typedElsewhere }),
    );
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(discarded).toEqual([]);
  });

  it('takes precedence over a local draft that the server has stored', async () => {
    const app = await openSavedApplication();
    await editBudget(app);
    await screen.findByText(/^Saved \d/);
    app.unmount();
    await openSavedApplication(anApplication({ workingCopy: typedElsewhere }));
    expect(await screen.findByText('Typed in another place.')).toBeTruthy();
  });

  it('does not replace a local draft that never reached the server', async () => {
    mockEndpoint(endpoints.saveWorkingCopy, () => Response.error());
    const app = await openSavedApplication();
    await editBudget(app);
    await screen.findByText(/^Not saved/);
    app.unmount();
    mockEndpoint(endpoints.saveWorkingCopy, () =>
      problemResponse('stale-version', 'It was changed elsewhere.'),
    );
    await openSavedApplication(anApplication({ workingCopy: typedElsewhere }));
    const dialog = await screen.findByRole('dialog', { name: /changed elsewhere/ });
    expect(within(dialog).getByText('Saved words.')).toBeTruthy();
  });

  it('is no longer shown as restored after a save', async () => {
    mockEndpoint(endpoints.updateApplication, () => ok(anApplication({ version: 4 })));
    const { user } = await openSavedApplication(anApplication({ workingCopy: typedElsewhere }));
    await screen.findByRole('button', { name: 'Discard' });
    await user.click(button('Save Application'));
    await screen.findByText('Application Saved');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it('does not delay the progress indicator of a save that starts while it is being sent', async () => {
    let respond = () => {};
    mockEndpoint(endpoints.saveWorkingCopy, async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return Response.error();
    });
    mockEndpoint(endpoints.updateApplication, () => ok(anApplication({ version: 4 })));
    const app = await openSavedApplication();
    await editBudget(app);
    await app.user.keyboard('{Escape}');
    await screen.findByText('Saving...');
    window.dispatchEvent(new Event('focus'));
    await app.user.click(await screen.findByRole('button', { name: 'Save Application' }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeTruthy();
    respond();
    expect(await screen.findByText('Application Saved')).toBeTruthy();
  });

  it('is replaced by a save, which includes the last confirmed revision', async () => {
    const bodies: { replaces?: string[] }[] = [];
    mockEndpoint(endpoints.updateApplication, async ({ request }) => {
      bodies.push(await request.json());
      return ok(anApplication({ version: 4 }));
    });
    const { user } = await openSavedApplication(anApplication({ workingCopy: typedElsewhere }));
    await user.click(button('Save Application'));
    await screen.findByText('Application Saved');
    expect(bodies[0]).toMatchObject({
      replaces: [revision],
      content: '<p>Typed in another place.</p>',
    });
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  it('is mentioned in the top bar with the time of the last autosave', async () => {
    await editBudget(await openSavedApplication());
    expect((await screen.findByText(/^Saved \d/)).textContent).toMatch(/ as a working copy$/);
  });

  it('is compared with a newer one from another tab, and its rejected text is kept', async () => {
    const replaced: string[][] = [];
    mockEndpoint(endpoints.saveWorkingCopy, async ({ request }) => {
      const body = await request.json();
      replaced.push(body.replaces);
      return body.replaces.includes(revision)
        ? ok({ revision: body.revision, savedAt: new Date().toISOString() })
        : problemResponse('stale-version', 'It was changed elsewhere.');
    });
    const app = await openSavedApplication();
    mockEndpoint(endpoints.getApplication, () =>
      ok(anApplication({ analysis: anAnalysis(), workingCopy: typedElsewhere })),
    );
    await editBudget(app);
    const dialog = await screen.findByRole('dialog', { name: /changed elsewhere/ });
    await within(dialog).findByText('Typed in another place.');
    expect(within(dialog).getByText('Saved words.')).toBeTruthy();
    await app.user.click(within(dialog).getByRole('button', { name: 'Keep my version' }));
    expect(await screen.findByText(/^Saved \d/)).toBeTruthy();
    expect(replaced.at(-1)).toEqual([revision]);
    expect(await screen.findByText(/version saved elsewhere is kept in this browser/)).toBeTruthy();
  });

  it.each(['Keep my version', 'Use other version'])(
    'is kept on both devices if the rejected text cannot be stored as a version: %s',
    async (choice) => {
      mockEndpoint(endpoints.saveWorkingCopy, () =>
        problemResponse('stale-version', 'It was changed elsewhere.'),
      );
      mockEndpoint(endpoints.createVersion, () => Response.error());
      const app = await openSavedApplication();
      mockEndpoint(endpoints.getApplication, () =>
        ok(anApplication({ analysis: anAnalysis(), workingCopy: typedElsewhere })),
      );
      await editBudget(app);
      const dialog = await screen.findByRole('dialog', { name: /changed elsewhere/ });
      await within(dialog).findByText('Typed in another place.');
      await app.user.click(within(dialog).getByRole('button', { name: choice }));
      expect(await within(dialog).findByText(/^We couldn’t save/)).toBeTruthy();
      expect(screen.queryByText(/is kept in this browser/)).toBeNull();
      expect(within(dialog).getByText('Saved words.')).toBeTruthy();
    },
  );
});
