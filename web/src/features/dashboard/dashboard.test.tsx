import type { ApplicationSummary } from '@grantwright/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { anApplication, aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok, problemResponse } from '../../testing/server.ts';

const price = { amount: 1000, currency: 'usd' };
beforeEach(() =>
  mockEndpoint(endpoints.getEntitlement, () =>
    ok({ superUser: false, freeLeft: 0, credits: 0, price }),
  ),
);

function withApplications(applications: ApplicationSummary[]) {
  mockEndpoint(endpoints.listApplications, () => ok(applications));
  mockEndpoint(endpoints.countApplications, () =>
    ok({ total: 321, completed: 200, inProgress: 121 }),
  );
}

describe('the dashboard tab', () => {
  it("shows the server's counts and the first five applications", async () => {
    withApplications(
      [1, 2, 3, 4, 5, 6].map((n) => anApplication({ id: `${n}`, title: `Title ${n}` })),
    );
    openScreen('/', aUser());
    const list = await screen.findByRole('region', { name: 'Recent Applications' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    expect(await screen.findByText('321')).toBeTruthy();
    expect(screen.getByText('Total Applications')).toBeTruthy();
  });

  it('offers downloads only for complete applications', async () => {
    withApplications([
      anApplication({ id: '1', title: 'Done', status: 'complete', openGaps: 2 }),
      anApplication({ id: '2', title: 'Begun' }),
    ]);
    openScreen('/dashboard', aUser());
    expect(await screen.findByRole('button', { name: 'Download Done' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download Begun' })).toBeNull();
    expect(screen.getByText('Complete')).toBeTruthy();
    expect(screen.getByText('2 open questions')).toBeTruthy();
  });

  it('shows an error if the list fails to load, and lets the user retry', async () => {
    mockEndpoint(endpoints.countApplications, () => ok({ total: 1, completed: 0, inProgress: 1 }));
    mockEndpoint(endpoints.listApplications, () =>
      problemResponse('unavailable', 'Away for a moment.'),
    );
    openScreen('/dashboard', aUser());
    expect(await screen.findByText('Away for a moment.')).toBeTruthy();
    mockEndpoint(endpoints.listApplications, () => ok([anApplication({ title: 'Back again' })]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText('Back again')).length).toBeGreaterThan(0);
  });
});

it('shows the cost of the next application, and links to the checkout', async () => {
  withApplications([anApplication()]);
  openScreen('/dashboard', aUser());
  const pay = await screen.findByRole('link', { name: 'Pay for one now' });
  expect(pay.getAttribute('href')).toBe('/checkout?next=%2Fdashboard');
});

it('shows the Updated date only if it differs from the Created date', async () => {
  withApplications([
    anApplication({ id: '1', title: 'Same' }),
    anApplication({ id: '2', title: 'Changed', updatedAt: '2026-04-05T09:00:00.000Z' }),
  ]);
  openScreen('/dashboard?tab=applications', aUser());
  expect(await screen.findByRole('heading', { name: 'All Applications' })).toBeTruthy();
  await screen.findByText('Same');
  expect(screen.getAllByText(/^Created /)).toHaveLength(2);
  expect(screen.getAllByText(/^Updated /).map(({ textContent }) => textContent)).toEqual([
    'Updated Apr 5, 2026',
  ]);
});

it('asks to confirm a deletion, stays open while it is pending, and then reloads the list', async () => {
  let applications = [
    anApplication({ id: '1', title: 'Old' }),
    anApplication({ id: '2', title: 'New' }),
  ];
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  mockEndpoint(endpoints.listApplications, () => ok(applications));
  mockEndpoint(endpoints.countApplications, () => ok({ total: 2, completed: 0, inProgress: 2 }));
  mockEndpoint(endpoints.deleteApplication, async ({ params }) => {
    await gate;
    applications = applications.filter(({ id }) => id !== params['id']);
    return noContent();
  });
  openScreen('/dashboard?tab=applications', aUser());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete Old' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  expect(dialog.textContent).toContain(
    'This action cannot be undone. This will permanently delete your application and all associated data.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const pending = await within(dialog).findByRole('button', { name: 'Deleting...' });
  expect((pending as HTMLButtonElement).disabled).toBe(true);
  release();
  expect(await screen.findByText('Application deleted successfully')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByText('Old')).toBeNull();
  expect(screen.getByText('New')).toBeTruthy();
});

it('shows a fallback message if a deletion fails without a message', async () => {
  withApplications([anApplication({ title: 'Old' })]);
  mockEndpoint(endpoints.deleteApplication, () => new HttpResponse(null, { status: 500 }));
  openScreen('/dashboard?tab=applications', aUser());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete Old' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete application')).toBeTruthy();
});

it('renders every card of a long list, deferring the last ones', async () => {
  withApplications(
    Array.from({ length: 16 }, (_, n) => anApplication({ id: `${n}`, title: `Title ${n}` })),
  );
  openScreen('/dashboard?tab=applications', aUser());
  expect(await screen.findByText('Title 0')).toBeTruthy();
  expect(await screen.findByText('Title 15')).toBeTruthy();
  expect(screen.getAllByText('Edit')).toHaveLength(16);
});
