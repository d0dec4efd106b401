import { expect, test } from '@playwright/test';
import { callApi } from '../support/api-calls.ts';
import { button } from '../support/dialogs.ts';
import { newAccount } from '../support/fixtures.ts';

test.describe('landing page', () => {
  test('describes the product and links to sign-up', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Login', 'Sign Up', 'Get Started Free'])
      await expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute(
        'href',
        /^\/auth/,
      );
    await expect(
      page.getByText('First application free • $10 for additional applications'),
    ).toBeVisible();
    for (const name of [
      'AI-Powered Grant Writing',
      'Professional Grant Editor',
      'Grant Application Export',
    ])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeVisible();
  });
});

test.describe('route table', () => {
  test('redirects GET /api/login to /auth and back to the previous page', async ({ page }) => {
    const account = newAccount();
    await callApi(page, 'POST', '/api/register', account);
    await page.context().clearCookies();
    await page.goto('/documents');
    await expect(page.getByText('Please log in to access your document library')).toBeVisible();
    await page.getByRole('link', { name: 'Log In' }).click();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await button(page, 'Sign In').click();
    await expect(page.getByRole('heading', { name: 'Document Library' })).toBeVisible();
    const { origin } = new URL(page.url());
    await page.goto('/api/login?next=https://evil.example');
    expect(new URL(page.url()).origin).toBe(origin);
  });
});
