import { expect, type Page } from '@playwright/test';
import { newAccount, organization } from './fixtures.ts';

/** Signs a new person in without the screens, for tests of what comes after. */
export async function signIn(page: Page): Promise<void> {
  await post(page, '/api/register', newAccount());
}

/** The same, with an organization to write for. */
export async function signInWithOrganization(page: Page): Promise<void> {
  await signIn(page);
  await post(page, '/api/organization', organization);
}

async function post(page: Page, path: string, data: object): Promise<void> {
  await page.goto('/auth');
  const { origin } = new URL(page.url());
  const answer = await page.request.post(path, { data, headers: { origin } });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(201);
}
