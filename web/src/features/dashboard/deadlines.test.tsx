import type { ApplicationSummary } from '@grantwright/shared/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { anApplication, aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../../testing/server.ts';

beforeEach(() => {
  mockEndpoint(endpoints.getEntitlement, () =>
    ok({ superUser: false, freeLeft: 1, credits: 0, price: { amount: 1000, currency: 'usd' } }),
  );
  mockEndpoint(endpoints.countApplications, () => ok({ total: 2, completed: 1, inProgress: 1 }));
});

async function openAll(...applications: ApplicationSummary[]) {
  mockEndpoint(endpoints.listApplications, () => ok(applications));
  const { router } = openScreen('/dashboard?tab=applications', aUser());
  await screen.findByRole('heading', { name: applications[0]!.title });
  return router;
}

const due = { date: '2090-03-04', time: '17:00', timeZone: 'local time' };
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

it('sorts all applications by deadline, and keeps the order in the URL', async () => {
  const router = await openAll(
    anApplication({ id: '1', title: 'Undated' }),
    anApplication({ id: '2', title: 'Dated', due }),
  );
  expect(titles()).toEqual(['Undated', 'Dated']);
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Deadline');
  expect(titles()).toEqual(['Dated', 'Undated']);
  expect(router.state.location.search).toBe('?tab=applications&sort=deadline');
});

it("shows an application's deadline, findings and progress", async () => {
  await openAll(
    anApplication({
      title: 'Dated',
      due,
      submissionStatus: 'ready',
      openFindings: { blockers: 2, warnings: 5 },
      checklistProgress: { done: 7, total: 12 },
    }),
  );
  const card = within(screen.getByRole('listitem'));
  expect(card.getByText(/^Due March 4, 2090, 5:00 p\.m\. your local time/)).toBeTruthy();
  expect(card.getByText('Ready to send')).toBeTruthy();
  expect(card.getByText('2 things to fix')).toBeTruthy();
  expect(card.getByText('Checklist and attachments: 7 of 12')).toBeTruthy();
  expect(screen.queryByLabelText('Sort by')).toBeNull();
});

it("shows when an awarded application's next report is due, and sorts by it", async () => {
  await openAll(
    anApplication({ id: '1', title: 'Due', due }),
    anApplication({
      id: '2',
      title: 'Won',
      due,
      submissionStatus: 'awarded',
      reportDue: '2089-06-30',
    }),
  );
  expect(screen.getByText(/^Report due June 30, 2089, in /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Won.*calendar/ })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Deadline');
  expect(titles()).toEqual(['Won', 'Due']);
});

it('offers no calendar entry for a past deadline or one without a year', async () => {
  await openAll(
    anApplication({ id: '1', title: 'Ahead', due }),
    anApplication({ id: '2', title: 'Passed', deadline: '2020-01-01' }),
    anApplication({ id: '3', title: 'Yearless', due: { ...due, isYearInferred: true } }),
  );
  expect(
    screen.getAllByRole('button', { name: /calendar/ }).map((button) => button.ariaLabel),
  ).toEqual(['Add the deadline of Ahead to your calendar']);
  expect(screen.getByText('Deadline passed: January 1, 2020')).toBeTruthy();
});

it.each(['submitted', 'awarded', 'declined'] as const)(
  'hides the deadline and open items of an application that has been %s',
  async (submissionStatus) => {
    await openAll(
      anApplication({
        title: 'Sent',
        deadline: '2020-01-01',
        openGaps: 2,
        openFindings: { blockers: 2, warnings: 0 },
        checklistProgress: { done: 1, total: 3 },
        submissionStatus,
      }),
    );
    expect(screen.getByText(submissionStatus, { exact: false })).toBeTruthy();
    for (const open of [/Deadline passed/, /open question/, /to fix/, /Checklist/])
      expect(screen.queryByText(open)).toBeNull();
  },
);
