import { expect, test, type Page } from '@playwright/test';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { analyzeGuidelines, mockAnalysis, openRequirements } from '../journeys/create-draft.ts';
import { createApplication, getJson } from '../support/api-calls.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { signInWithOrganization } from '../support/sign-in.ts';

const listed = (page: Page) => getJson<object[]>(page, '/api/applications');

test.describe('application creator, steps 3 and 4', () => {
  test.beforeEach(async ({ page }) => {
    await signInWithOrganization(page);
  });

  test('saves a draft in step 3 and a complete application in step 4', async ({ page }) => {
    await mockAnalysis(page);
    await analyzeGuidelines(page);
    await button(page, 'Save Application').click();
    await expectMessage(page, 'Application Saved');
    expect(await listed(page)).toMatchObject([{ status: 'in_progress' }]);
    await button(page, 'Generate Application').click();
    await expect(page.getByRole('heading', { name: 'Review Generated Application' })).toBeVisible();
    await button(page, 'Save Application').click();
    await expect.poll(() => listed(page)).toMatchObject([{ status: 'complete' }]);
  });

  test('drafts and checks the sections that the user chose, even after a reload', async ({
    page,
  }) => {
    await openRequirements(page);
    const sections = page.getByRole('region', { name: 'Required sections' });
    await sections.getByRole('button', { name: /^Leave out.*Statement of Need/ }).click();
    await sections.getByLabel('Another section').fill('Work plan');
    await button(page, 'Add a section').click();
    await button(page, 'Save Application').click();
    await expectMessage(page, 'Application Saved');
    await page.reload();
    await expect(button(page, 'Left out (1)')).toBeVisible();
    await button(page, 'Generate Application').click();
    const sheet = page.getByRole('textbox', { name: 'Application text' });
    await expect(sheet.getByRole('heading')).toHaveText(['Organization Background', 'Work plan']);
    await button(page, 'Ready to send?').click();
    await expect(page.getByText('1 section left out of the draft and these checks.')).toBeVisible();
  });

  test('asks what to do with unsaved changes, and acts on either choice', async ({ page }) => {
    const { id } = await createApplication(page);
    await page.goto(`/application-creator/${id}`);
    const sheet = page.getByRole('textbox', { name: 'Application text' });
    await keyboardInput(page).addParagraph(sheet, 'To be saved.');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page.getByRole('dialog', { name: 'Unsaved Changes' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await button(page, 'Save and Continue').click();
    await page.getByRole('button', { name: /^Edit/ }).click();
    await expect(sheet).toContainText('To be saved.');
    await keyboardInput(page).addParagraph(sheet, 'Not to be saved.');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await button(page, "Don't Save").click();
    await page.getByRole('button', { name: /^Edit/ }).click();
    await expect(sheet).toContainText('To be saved.');
    await expect(sheet).not.toContainText('Not to be saved.');
  });
});
