import { expect, test, type Locator, type Page } from '@playwright/test';
import { analyzeGuidelines, mockAnalysis } from '../journeys/create-draft.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { newAccount } from '../support/fixtures.ts';
import { getJson } from '../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

/** Pastes from the clipboard. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue(text);
}

test.describe('accessible authentication (3.3.8)', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('accepts pasted text in fields with the correct autocomplete value', async ({ page }) => {
    const account = newAccount();
    await page.goto('/auth?tab=sign-up');
    const field = (name: string) => page.getByLabel(name, { exact: true });
    for (const [name, kind, value] of [
      ['Username', 'username', account.username],
      ['Email', 'email', account.email],
      ['Password', 'new-password', account.password],
    ] as const) {
      await expect(field(name)).toHaveAttribute('autocomplete', kind);
      await paste(page, field(name), value);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('No applications yet')).toBeVisible();
    await visit(page, '/profile');
    await page.getByRole('tab', { name: 'Password & Security' }).click();
    // A hidden username field identifies the account for password managers.
    await expect(page.locator('input[autocomplete=username]')).toHaveValue(account.email);
    for (const [name, kind, value] of [
      ['Current Password', 'current-password', account.password],
      ['New Password', 'new-password', 'hill town road'],
      ['Confirm New Password', 'new-password', 'hill town road'],
    ] as const) {
      await expect(field(name)).toHaveAttribute('autocomplete', kind);
      await paste(page, field(name), value);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('Password updated successfully')).toBeVisible();
    await button(page, 'Logout').click();
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    await expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await paste(page, field('Email'), account.email);
    await paste(page, field('Password'), 'hill town road');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No applications yet')).toBeVisible();
  });
});

test.describe('redundant entry (3.3.7)', () => {
  test('keeps the input of every creator step when the user goes back and forth', async ({
    page,
  }) => {
    await signInWithOrganization(page);
    await mockAnalysis(page);
    await analyzeGuidelines(page);
    await page.getByLabel('Grant program').fill('Hill Town Grants');
    await page.getByLabel('Application title').fill('A van for the hill towns');
    await button(page, 'Previous').click();
    await expect(page.getByRole('tab', { name: 'Upload a file' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByText('healthy-neighborhoods.docx').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Web address' }).click();
    await page.getByLabel('Web address of the guidelines').fill('https://funder.example.org/call');
    await button(page, 'Previous').click();
    await page.getByLabel('City').fill('Trenton');
    await page.getByLabel('Any additional information').fill('We ask for one van.');
    await button(page, 'Next').click();
    await expect(page.getByLabel('Web address of the guidelines')).toHaveValue(
      'https://funder.example.org/call',
    );
    await page.getByRole('tab', { name: 'Upload a file' }).click();
    await expect(page.getByText('healthy-neighborhoods.docx').first()).toBeVisible();
    await button(page, 'Go to requirements').click();
    await expect(page.getByLabel('Grant program')).toHaveValue('Hill Town Grants');
    await expect(page.getByLabel('Application title')).toHaveValue('A van for the hill towns');
    await button(page, 'Organization').click();
    await expect(page.getByLabel('City')).toHaveValue('Trenton');
    await expect(page.getByLabel('Any additional information')).toHaveValue('We ask for one van.');
    const [organization] = await getJson<object[]>(page, '/api/organizations');
    expect(organization, 'edits apply to this application only').not.toHaveProperty(
      'contactInfo.city',
    );
  });
});

test.describe('a field error (3.3.1, 3.3.3)', () => {
  async function expectAtField(field: Locator, words: RegExp): Promise<void> {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(words);
    await expect(field).toBeFocused();
  }

  test('appears next to its field on sign-in and sign-up', async ({ page }) => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill('ada@example.org');
    await button(page, 'Sign In').click();
    await expectMessage(page, 'Please fill in all fields');
    await expectAtField(page.getByLabel('Password', { exact: true }), /fill in all fields/);
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Username').fill('ada');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await button(page, 'Sign Up').click();
    await expectAtField(page.getByLabel('Password', { exact: true }), /at least 6 characters/);
    await expect(page.getByLabel('Username')).toHaveValue('ada');
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
  });

  test('appears next to its field anywhere in the organization form', async ({ page }) => {
    await signIn(page);
    await page.goto('/organizations?dialog=new');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('City').fill('Trenton');
    await button(dialog, 'Create Organization').click();
    await expectAtField(dialog.getByLabel('Organization Name'), /name is required/);
    await expect(dialog.getByLabel('City')).toHaveValue('Trenton');
    await dialog.getByLabel('Organization Name').fill('Hill Town Library');
    await dialog.getByLabel('Founded Year').fill('long ago');
    await button(dialog, 'Create Organization').click();
    await expectAtField(dialog.getByLabel('Founded Year'), /year/i);
    await expect(dialog.getByLabel('Founded Year')).toHaveValue('long ago');
  });

  test('appears next to its field on the payment page and for a guidelines URL', async ({
    page,
  }) => {
    await signInWithOrganization(page);
    await page.goto('/checkout');
    await button(page, 'Complete Secure Payment - $10.00').click();
    await expectAtField(page.getByLabel('Card number'), /card/i);
    await visit(page, '/application-creator');
    await page.getByLabel('Organization', { exact: true }).selectOption({ index: 1 });
    await button(page, 'Next').click();
    await page.getByRole('tab', { name: 'Web address' }).click();
    const address = page.getByLabel('Web address of the guidelines');
    await address.fill('somewhere');
    await button(page, 'Analyze Requirements').click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(address).toHaveAccessibleDescription(/https?:/);
    await expect(address).toHaveValue('somewhere');
  });
});
