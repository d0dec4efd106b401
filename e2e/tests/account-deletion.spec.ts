import { expect, test } from '@playwright/test';
import { callApi } from '../support/api-calls.ts';
import { auditSizes } from '../support/audit.ts';
import { button } from '../support/dialogs.ts';
import { newAccount } from '../support/fixtures.ts';

test('closes an account, and restores it when the user signs in again', async ({ page }) => {
  const account = newAccount();
  await callApi(page, 'POST', '/api/register', account);
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Password & Security' }).click();
  await button(page, 'Delete account…').click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await auditSizes(page, 'delete account');
  await dialog.getByLabel('Current Password').fill(account.password);
  await button(dialog, 'Delete account').click();
  const closed = page.getByRole('dialog', { name: 'Your account is closed' });
  await expect(closed.getByText(/It will be deleted on \w+ \d+, \d+/)).toBeVisible();
  await auditSizes(page, 'account closed');
  await button(closed, 'OK').click();
  await page.waitForURL('/');

  await page.goto('/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await button(page, 'Sign In').click();
  await expect(page.getByText(/This account will be deleted on/)).toBeVisible();
  await auditSizes(page, 'sign-in to a closed account');
  await button(page, 'Keep my account').click();
  await page.waitForURL('/');
  expect((await page.request.get('/api/user')).status()).toBe(200);
});
