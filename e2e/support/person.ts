import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

export type Account = { username: string; email: string; password: string };

/** An account that nobody has yet. */
export function anAccount(): Account {
  const username = `writer-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, password: 'harbor street' };
}

/** Registers by the form, as a new user would. */
export async function register(page: Page, account = anAccount()): Promise<Account> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  return account;
}

/** What an organization says of itself in these tests. */
export const organization = {
  name: 'Harbor Street Food Bank',
  missionStatement: 'We make sure that no household in Harbor County goes hungry.',
  currentProjects: 'A mobile pantry visits six neighborhoods every week.',
  pastAchievements: 'In 2025 we served 4,200 households.',
  foundedYear: 1998,
  annualBudget: '$482,300',
  organizationType: 'nonprofit',
};

/** Creates an organization by the call that the form uses; for tests that are about something else. */
export async function createOrganization(page: Page, over = {}): Promise<{ id: string }> {
  const answer = await page.request.post('/api/organization', {
    data: { ...organization, ...over },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string };
}
