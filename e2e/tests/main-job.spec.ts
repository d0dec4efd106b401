import { expect, test } from '@playwright/test';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { anAccount, organization } from '../support/person.ts';

test('from the landing page to the analysed guidelines, by mouse', async ({ page }) => {
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
  });
});
