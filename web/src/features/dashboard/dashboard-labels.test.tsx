import type { ApplicationSummary } from '@grantwright/shared/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { anApplication, aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../../testing/server.ts';

const price = { amount: 1000, currency: 'usd' };

beforeEach(() => {
  mockEndpoint(endpoints.getEntitlement, () =>
    ok({ superUser: false, freeLeft: 1, credits: 0, price }),
  );
  mockEndpoint(endpoints.countApplications, () => ok({ total: 2, completed: 1, inProgress: 1 }));
});

const withApplications = (...applications: ApplicationSummary[]) =>
  mockEndpoint(endpoints.listApplications, () => ok(applications));

const complete = anApplication({ id: '1', title: 'Done', status: 'complete' });
const draft = anApplication({ id: '2', title: 'Begun', grantProgram: 'Shelter Fund' });
const getHref = (link: HTMLElement) => link.getAttribute('href');

it('shows the title and first step during and after loading', async () => {
  mockEndpoint(endpoints.listApplications, () => new Promise<never>(() => undefined));
  openScreen('/dashboard', aUser());
  expect(await screen.findByRole('heading', { name: 'Dashboard', level: 1 })).toBeTruthy();
  expect(screen.getByText('Welcome back! Manage your grant applications here.')).toBeTruthy();
  const create = screen.getByRole('link', { name: 'Create New Application' });
  expect(getHref(create)).toBe('/application-creator');
  expect(screen.getByText('Loading your applications')).toBeTruthy();
  expect(screen.queryByText('No applications yet')).toBeNull();
});

it('shows the first step in the empty state', async () => {
  withApplications();
  openScreen('/dashboard', aUser());
  expect(await screen.findByText('No applications yet')).toBeTruthy();
  expect(screen.getByText('Get started by creating your first grant application.')).toBeTruthy();
  const recent = within(screen.getByRole('region', { name: 'Recent Applications' }));
  expect(getHref(recent.getByRole('link', { name: 'Create Application' }))).toBe(
    '/application-creator',
  );
});

it('shows the empty state on the tab with all applications as well', async () => {
  withApplications();
  openScreen('/dashboard?tab=applications', aUser());
  expect(await screen.findByText('No applications found')).toBeTruthy();
  expect(screen.getByText('Start by creating your first grant application')).toBeTruthy();
  for (const link of within(screen.getByRole('main')).getAllByRole('link'))
    expect([link.textContent, getHref(link)]).toEqual([
      'Create Application',
      '/application-creator',
    ]);
});

it('shows the title, program and status of each recent application', async () => {
  withApplications(complete, draft);
  const { router } = openScreen('/dashboard', aUser());
  const recent = within(await screen.findByRole('region', { name: 'Recent Applications' }));
  const [first, second] = recent.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^DoneCommunity FundComplete/);
  expect(second?.textContent).toMatch(/^BegunShelter FundDraft/);
  const names = (row = document.body) =>
    within(row)
      .getAllByRole('button')
      .map(({ ariaLabel, title }) => ariaLabel ?? title);
  expect(names(first)).toEqual(['Edit Done', 'Download Done', 'Delete Done']);
  expect(names(second)).toEqual(['Edit Begun', 'Delete Begun']);
  expect(router.state.location.pathname).toBe('/dashboard');
});

it('shows the same details, with actions, on the cards of all applications', async () => {
  withApplications(complete, draft);
  openScreen('/dashboard?tab=applications', aUser());
  const cards = within(await screen.findByRole('list', { name: '' }));
  const [first, second] = cards.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^CompleteDoneCommunity FundCreated Mar 2, 2026Edit/);
  expect(second?.textContent).toMatch(/^DraftBegunShelter FundCreated Mar 2, 2026Edit/);
  expect(getHref(cards.getByRole('link', { name: 'Edit Done' }))).toBe('/application-creator/1');
  expect(cards.getByRole('button', { name: 'Download Done' })).toBeTruthy();
  expect(cards.queryByRole('button', { name: 'Download Begun' })).toBeNull();
  expect(cards.getByRole('button', { name: 'Delete Begun' })).toBeTruthy();
});
