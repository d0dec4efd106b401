import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { calls } from '../lib/calls.ts';
import { createQueryClient } from '../lib/query.ts';
import { aUser } from '../testing/builders.ts';
import { mockCall, ok, problemResponse } from '../testing/server.ts';
import { Entry } from './entry.tsx';
import { Providers } from './providers.tsx';

const title = 'AI-Powered Grant Applications for Non-Profits';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  mockCall(calls.getUser, () => problemResponse('not-signed-in', 'You are not signed in.'));
});

function open() {
  render(
    <Providers client={createQueryClient()}>
      <Entry />
    </Providers>,
  );
}

it('leads a visitor from the start page to signing up and back, within the page', async () => {
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

it('takes a person who signs in into the application, where they wanted to go', async () => {
  window.history.replaceState(null, '', '/auth?next=%2Forganizations');
  mockCall(calls.login, () => ok(aUser()));
  mockCall(calls.listOrganizations, () => ok([]));
  open();
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-words');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Organizations' })).toBeTruthy();
  expect(window.location.pathname).toBe('/organizations');
});

it('takes a person home after signing in when `next` would lead to another site', async () => {
  window.history.replaceState(null, '', '/auth?next=%2F..%2F%2Fevil.example');
  mockCall(calls.login, () => ok(aUser()));
  open();
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-words');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});
