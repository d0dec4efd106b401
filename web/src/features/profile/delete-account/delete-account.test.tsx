import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { aUser } from '../../../testing/builders.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { mockEndpoint, ok, problemResponse } from '../../../testing/server.ts';

async function openDialog(user = aUser()) {
  openScreen('/profile', user);
  const person = userEvent.setup();
  await person.click(await screen.findByRole('tab', { name: 'Password & Security' }));
  await person.click(await screen.findByRole('button', { name: 'Delete account…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }));
  return { person, dialog };
}

it('explains what is deleted and kept, and closes the account once the password is entered', async () => {
  const bodies: unknown[] = [];
  mockEndpoint(endpoints.closeAccount, async ({ request }) => {
    const body = await request.json();
    bodies.push(body);
    return body.currentPassword === 'harbor street'
      ? ok({ dueAt: '2026-12-07T12:00:00.000Z' })
      : problemResponse('wrong-password', 'The current password is incorrect.');
  });
  const { person, dialog } = await openDialog();
  expect(
    dialog.getByText('your applications with all their versions, review links and comments'),
  ).toBeTruthy();
  expect(dialog.getByText(/your review links stop working/)).toBeTruthy();
  expect(dialog.getByText(/^We keep your payments/)).toBeTruthy();
  expect(dialog.queryByLabelText('Code')).toBeNull();
  const password = dialog.getByLabelText('Current Password');
  await waitFor(() => expect(document.activeElement).toBe(password));
  await person.type(password, 'not it{Enter}');
  expect(await dialog.findByText('The current password is incorrect.')).toBeTruthy();
  await person.clear(password);
  await person.type(password, 'harbor street{Enter}');
  const closed = within(await screen.findByRole('dialog', { name: 'Your account is closed' }));
  expect(closed.getByText(/It will be deleted on December 7, 2026/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('The current password is incorrect.')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(closed.getByRole('button', { name: 'Close' })),
  );
  expect(bodies.at(-1)).toEqual({ currentPassword: 'harbor street' });
});

it('also requires a code if two-step verification is on', async () => {
  const bodies: unknown[] = [];
  mockEndpoint(endpoints.closeAccount, async ({ request }) => {
    bodies.push(await request.json());
    return ok({ dueAt: '2026-12-07T12:00:00.000Z' });
  });
  const { person, dialog } = await openDialog(aUser({ twoStep: true }));
  await person.type(dialog.getByLabelText('Current Password'), 'harbor street');
  await person.type(dialog.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Your account is closed' })).toBeTruthy();
  expect(bodies).toEqual([{ currentPassword: 'harbor street', code: '123456' }]);
});

it("removes the account's data from this browser once the account is closed", async () => {
  const { id } = aUser();
  localStorage.setItem(`grantwright.draft:${id}/a1`, '{"isOnServer":false}');
  localStorage.setItem('grantwright.draft:somebody-else/a1', '{}');
  mockEndpoint(endpoints.closeAccount, () => ok({ dueAt: '2026-12-07T12:00:00.000Z' }));
  const { person, dialog } = await openDialog();
  expect(dialog.getByText(/Unsaved changes in this browser are deleted/)).toBeTruthy();
  await person.type(dialog.getByLabelText('Current Password'), 'harbor street{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Your account is closed' })).toBeTruthy();
  await waitFor(() =>
    expect(Object.keys(localStorage)).toEqual(['grantwright.draft:somebody-else/a1']),
  );
});

it('the dialog returns focus to its button when it closes', async () => {
  const { person, dialog } = await openDialog();
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByLabelText('Current Password')),
  );
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete account…' }));
});
