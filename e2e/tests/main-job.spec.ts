import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { anAccount, organization } from '../support/person.ts';
import { wordPart, wordText } from '../support/word-text.ts';

test('from the landing page to a Word file, by mouse', async ({ page }) => {
  const account = anAccount();

  await test.step('sign up', async () => {
    await page.goto('/');
    await expect(
      page.getByRole('heading', { name: 'AI-Powered Grant Applications for Non-Profits' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Get Started Free' }).click();
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Username').fill(account.username);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('No applications yet')).toBeVisible();
  });

  await test.step('describe the organization', async () => {
    await page.getByRole('link', { name: 'Organizations' }).first().click();
    await page.getByRole('button', { name: 'Add Organization' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create New Organization' });
    await dialog.getByLabel('Organization Name').fill(organization.name);
    await dialog.getByLabel('Mission Statement').fill(organization.missionStatement);
    await dialog.getByLabel('Past Achievements').fill(organization.pastAchievements);
    await dialog.getByLabel('Current Projects').fill(organization.currentProjects);
    await dialog.getByLabel('Annual Budget').fill(organization.annualBudget);
    await dialog.getByLabel('Founded Year').fill(String(organization.foundedYear));
    await dialog.getByRole('button', { name: 'Create Organization' }).click();
    await expect(page.getByText('Organization created successfully')).toBeVisible();
    await expect(page.getByText('Default', { exact: true })).toBeVisible();
  });

  await test.step('choose it for an application', async () => {
    await page.getByRole('link', { name: 'Create Application' }).first().click();
    const next = page.getByRole('button', { name: 'Next' });
    await page.getByLabel('Organization', { exact: true }).selectOption({ index: 1 });
    await expect(page.getByLabel('Mission Statement')).toHaveValue(organization.missionStatement);
    await page
      .getByLabel('Any additional information')
      .fill('We ask for $32,000 for a second van that will reach 900 more households.');
    await next.click();
  });

  await test.step('give the guidelines and have them analysed', async () => {
    await page.getByRole('tab', { name: /file/i }).click();
    await page.locator('input[type=file]').setInputFiles(await guidelinesFile());
    await page.getByRole('button', { name: 'Analyze Requirements' }).click();
    await expect(page.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeVisible();
    await expect(page.getByLabel('Grant program')).toHaveValue(/Healthy Neighborhoods/);
    await expect(page.getByText('March 15, 2027').first()).toBeVisible();
    for (const name of ['Organization Background', 'Statement of Need', 'Evaluation'])
      await expect(page.getByText(name).first()).toBeVisible();
  });

  await test.step('have it drafted, from nothing but what was said', async () => {
    await page.getByLabel('Application title').fill('A second van for Harbor County');
    await page.getByRole('button', { name: 'Generate Application' }).click();
    await expect(page.getByRole('heading', { name: 'Review Generated Application' })).toBeVisible();
    const sheet = page.getByRole('textbox', { name: /application/i });
    await expect(sheet).toContainText('Statement of Need');
    await expect(sheet).toContainText('4,200 households');
    await expect(sheet).toContainText('NEEDS INPUT');
  });

  await test.step('edit and save', async () => {
    const sheet = page.getByRole('textbox', { name: /application/i });
    await sheet.getByText('4,200 households').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Typed by hand.');
    await page.getByRole('button', { name: 'Save Application' }).click();
    await expect(page.getByText('Application Saved')).toBeVisible();
  });

  await test.step('download a Word file that can be sent', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('a_second_van_for_harbor_county.docx');
    const file = await readFile(await download.path());
    const words = await wordText(file);
    for (const expected of [
      'A second van for Harbor County',
      organization.name,
      'Statement of Need',
      'Typed by hand.',
    ])
      expect(words).toContain(expected);
    expect(await wordPart(file)).toContain('w:val="Heading2"');
  });

  await test.step('find it again', async () => {
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page.getByText('A second van for Harbor County').first()).toBeVisible();
    await page.getByRole('link', { name: /^Edit/ }).first().click();
    await expect(page.getByRole('textbox', { name: /application/i })).toContainText(
      'Typed by hand.',
    );
  });
});
