import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '../lib/endpoints.ts';
import { createQueryClient } from '../lib/query.ts';
import { aUser } from '../testing/builders.ts';
import { mockEndpoint, ok, problemResponse } from '../testing/server.ts';
import { App } from './app.tsx';
import { createRoutes } from './routes.tsx';

const title = 'AI-Powered Grant Applications for Non-Profits';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  mockEndpoint(endpoints.getUser, () => problemResponse('not-signed-in', 'You are not signed in.'));
});

function open() {
  const client = createQueryClient();
  render(<App client={client} router={createBrowserRouter(createRoutes(client))} />);
}

it('navigates a visitor from the landing page to sign-up and back without a page load', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Sign Up' }));
  expect(await screen.findByRole('tab', { name: 'Sign Up', selected: true })).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe('/auth?tab=sign-up');

  await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
  expect(window.location.search).toBe('');
  await userEvent.click(screen.getByRole('link', { name: 'Grantwright' }));
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  window.history.back();
  expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeTruthy();
});

it('navigates to the `next` path after signing in', async () => {
  window.history.replaceState(null, '', '/auth?next=%2Forganizations');
  mockEndpoint(endpoints.login, () => ok(aUser()));
  mockEndpoint(endpoints.listOrganizations, () => ok([]));
  open();
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-words');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Organizations' })).toBeTruthy();
  expect(window.location.pathname).toBe('/organizations');
});

it('navigates home after signing in when `next` points to another site', async () => {
  window.history.replaceState(null, '', '/auth?next=%2F..%2F%2Fevil.example');
  mockEndpoint(endpoints.login, () => ok(aUser()));
  mockEndpoint(endpoints.listApplications, () => ok([]));
  mockEndpoint(endpoints.countApplications, () => ok({ total: 0, completed: 0, inProgress: 0 }));
  mockEndpoint(endpoints.getEntitlement, () =>
    ok({ superUser: false, freeLeft: 1, credits: 0, price: { amount: 1000, currency: 'usd' } }),
  );
  open();
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-words');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});
