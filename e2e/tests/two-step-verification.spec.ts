import { expect, test, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { callApi } from '../support/api-calls.ts';
import { auditSizes, viewports } from '../support/audit.ts';
import { button, expectMessage, heading } from '../support/dialogs.ts';
import { newAccount } from '../support/fixtures.ts';

type Account = ReturnType<typeof newAccount>;

/**
 * Returns the authenticator app's code. Each code works only once, so a second sign-in uses the next one, which is
 * accepted slightly early.
 */
const generateCode = (secret: string, steps: 0 | 1) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

async function openTwoStepSection(page: Page) {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Password & Security' }).click();
  return page.getByRole('region', { name: /^Two-step verification/ });
}

/** Signs out, then signs in again as far as the code prompt. */
async function signInUpToCode(page: Page, { email, password }: Account): Promise<void> {
  await button(page, 'Logout').click();
  await expect(heading(page, 'AI-Powered Grant Applications for Non-Profits')).toBeVisible();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await button(page, 'Sign In').click();
  await expectMessage(page, 'Logged in successfully');
}

test.use({ viewport: viewports.wide });

test('a user turns on two-step verification, signs in with codes and turns it off', async ({
  page,
}) => {
  const account = newAccount();
  await callApi(page, 'POST', '/api/register', account);
  let section = await openTwoStepSection(page);
  await button(section, 'Set up').click();
  await section.getByLabel('Current Password').fill(account.password);
  await button(section, 'Continue').click();
  await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible();
  await auditSizes(page, 'authenticator app');
  const authenticatorLink = await section
    .getByRole('link', { name: 'open your app' })
    .getAttribute('href');
  const secret = new URL(authenticatorLink ?? '').searchParams.get('secret') ?? '';
  await section.getByLabel('Code', { exact: true }).fill(generateCode(secret, 0));
  await button(section, 'Turn on').click();
  const codes = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await auditSizes(page, 'recovery codes');
  const [first = '', second = '', third = ''] = await codes.allInnerTexts();
  await button(section, 'I have saved them').click();
  await expect(section.getByText('On', { exact: true })).toBeVisible();

  await signInUpToCode(page, account);
  await auditSizes(page, 'sign in, code');
  await enterCode(page, generateCode(secret, 1));
  await signInUpToCode(page, account);
  await enterCode(page, first);
  await signInUpToCode(page, account);
  await page.getByLabel('Code', { exact: true }).fill(first);
  await button(page, 'Sign In').click();
  await expect(page.getByText(/This code is incorrect or was already used/).first()).toBeVisible();
  await enterCode(page, second);

  section = await openTwoStepSection(page);
  await button(section, 'Turn off').click();
  await section.getByLabel('Current Password').fill(account.password);
  await section.getByLabel('Code', { exact: true }).fill(third);
  await button(section, 'Turn off').click();
  await expectMessage(page, 'Two-step verification is off');
  await expect(section.getByText('Off', { exact: true })).toBeVisible();
});
