import type { Page } from '@playwright/test';
import { callApi } from './api-calls.ts';
import { newAccount, organization } from './fixtures.ts';

/** Registers and signs in a new user through the API. */
export async function signIn(page: Page): Promise<void> {
  await callApi(page, 'POST', '/api/register', newAccount());
}

/** Signs in a new user who has an organization. */
export async function signInWithOrganization(page: Page): Promise<void> {
  await signIn(page);
  await callApi(page, 'POST', '/api/organization', organization);
}
