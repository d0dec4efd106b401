import type { Job } from '@grantwright/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok } from '../../testing/server.ts';

const startedAt = '2026-11-21T10:00:00.000Z';

function openDashboard(jobs: Job[]) {
  mockEndpoint(endpoints.listJobs, () => ok(jobs));
  mockEndpoint(endpoints.listApplications, () => ok([]));
  mockEndpoint(endpoints.countApplications, () => ok({ total: 0, completed: 0, inProgress: 0 }));
  mockEndpoint(endpoints.getEntitlement, () =>
    ok({ superUser: false, freeLeft: 1, credits: 0, price: { amount: 1000, currency: 'usd' } }),
  );
  openScreen('/dashboard', aUser());
}

const findRow = async (text: string) => {
  const row = (await screen.findByText(text)).closest('li');
  return within(row as HTMLElement);
};

it('opens or cancels a job started in another browser', async () => {
  const jobs: Job[] = [
    { id: 'j1', kind: 'analysis', title: 'call.pdf', state: 'running', startedAt },
  ];
  mockEndpoint(endpoints.cancelJob, ({ params }) => {
    if (params['id'] === 'j1') jobs.length = 0;
    return noContent();
  });
  openDashboard(jobs);
  const row = await findRow('An analysis of “call.pdf” is running.');
  const link = row.getByRole('link', { name: 'Open' });
  expect(link.getAttribute('href')).toBe('/application-creator?job=j1');
  await userEvent.click(row.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(/is running/)).toBeNull());
  expect(document.activeElement?.id).toBe('main');
});

it('shows an unopened result until it is dismissed', async () => {
  const finishedAt = new Date().toISOString();
  openDashboard([
    { id: 'j2', kind: 'draft', title: 'Shelter Fund', state: 'done', startedAt, finishedAt },
  ]);
  const row = await findRow('A draft for “Shelter Fund” is ready.');
  await userEvent.click(row.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(/is ready/)).toBeNull());
});

it('announces each result only once, even if another result is dismissed', async () => {
  const finishedAt = new Date().toISOString();
  const finishedJob = { kind: 'draft', state: 'done', startedAt, finishedAt } as const;
  openDashboard([
    { ...finishedJob, id: 'j3', title: 'Shelter Fund' },
    { ...finishedJob, id: 'j4', title: 'Garden Fund' },
  ]);
  const row = await findRow('A draft for “Shelter Fund” is ready.');
  const mentions = () => screen.queryAllByText(/“Garden Fund” is ready/).length;
  const expectedMentions = 2;
  await waitFor(() => expect(mentions()).toBe(expectedMentions));
  await userEvent.click(row.getByRole('button', { name: 'Dismiss' }));
  // Announcements are delayed by a timer.
  await new Promise((resolve) => setTimeout(resolve));
  expect(mentions()).toBe(expectedMentions);
});
