import { expect, test, type Page } from '@playwright/test';
import { callApi } from '../support/api-calls.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { newAccount } from '../support/fixtures.ts';
import { waitForEmailLink } from '../support/emails.ts';

test.skip(process.env['E2E_URL'] !== undefined, 'reads emails from the folder of its own product');

const confirmation = 'If there is an account with this address, we’ve sent a link to it.';

async function requestLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The sign-in page is shown until this page's code has loaded, and also has an Email field.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await button(page, 'Send link').click();
  await expect(page.getByText(confirmation)).toBeVisible();
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(password);
  await button(page, 'Update Password').click();
}

test('the emailed link sets a new password, but only once', async ({ page }) => {
  const account = newAccount();
  await callApi(page, 'POST', '/api/register', account);
  await page.context().clearCookies();
  await requestLink(page, account.email);
  const link = await waitForEmailLink(account.email);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  await choosePassword(page, 'short');
  await expectMessage(page, 'Password must be at least 6 characters');
  await choosePassword(page, 'hill town road');
  await expectMessage(page, 'Password updated successfully');

  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('hill town road');
  await button(page, 'Sign In').click();
  await expectMessage(page, 'Logged in successfully');

  await page.goto(link);
  await choosePassword(page, 'another hill town road');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('an unknown address gets the same confirmation', async ({ page }) => {
  await requestLink(page, newAccount().email);
  await button(page, 'Use another address').click();
  await expect(page.getByLabel('Email')).toHaveValue('');
});
