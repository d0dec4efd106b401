import { expect, test, type Page } from '@playwright/test';
import {
  button,
  endSession,
  expectMessage,
  expectRemembered,
  rememberMessages,
} from '../support/dialogs.ts';
import { newAccount } from '../support/fixtures.ts';
import { uploadDocument, callApi } from '../support/api-calls.ts';
import { signIn } from '../support/sign-in.ts';

const loggedOut = 'UnauthorizedYou are logged out. Logging in again...';

type Account = ReturnType<typeof newAccount>;

async function register(page: Page): Promise<Account> {
  const account = newAccount();
  await callApi(page, 'POST', '/api/register', account);
  return account;
}

async function signInAgain(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
}

test.describe('an expired session', () => {
  test('redirects to sign-in on the next request, and keeps the path and the input', async ({
    page,
  }) => {
    const account = await register(page);
    await rememberMessages(page);
    await page.goto('/profile');
    await page.getByLabel('Username').fill('typed-here');
    await endSession(page);
    await button(page, 'Save Changes').click();
    await expect(page).toHaveURL(/\/auth\?next=%2Fprofile/);
    await expectRemembered(page, loggedOut);
    await signInAgain(page, account);
    await expect(page.getByText('It is not saved yet.')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('typed-here');
  });

  test('reopens the rename dialog with the unsaved document name', async ({ page, context }) => {
    const account = await register(page);
    await uploadDocument(page, 'bylaws.docx');
    await page.goto('/documents');
    await button(page, 'Edit name of bylaws.docx').click();
    const dialog = page.getByRole('dialog', { name: 'Edit Document Name' });
    const name = dialog.getByLabel('Document Name');
    await name.fill('Bylaws of 2026');
    await context.clearCookies();
    await button(dialog, 'Save').click();
    await expect(page).toHaveURL(/\/auth\?next=%2Fdocuments/);
    await signInAgain(page, account);
    await expect(name).toHaveValue('Bylaws of 2026');
    await expect(dialog).toContainText('It is not saved yet.');
    await button(dialog, 'Save').click();
    await expectMessage(page, 'Document updated successfully');
    await expect(page.getByRole('heading', { name: 'Bylaws of 2026' })).toBeVisible();

    await button(page, 'Edit name of Bylaws of 2026').click();
    await name.fill('Another name');
    await button(dialog, 'Cancel').click();
    await button(page, 'Edit name of Bylaws of 2026').click();
    await expect(name, 'closing the dialog discards the name').toHaveValue('Bylaws of 2026');
  });

  test('is detected when the window becomes visible', async ({ page }) => {
    await signIn(page);
    await page.goto('/documents');
    await expect(page.getByText('No documents yet')).toBeVisible();
    await endSession(page);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('Please log in to access your document library')).toBeVisible();
  });
});
