import { expect, test, type Page } from '@playwright/test';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { analyzeGuidelines } from '../journeys/create-draft.ts';
import { createApplication } from '../support/api-calls.ts';
import { expectMessage } from '../support/dialogs.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { organization } from '../support/fixtures.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function read<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(path)).json()) as T;
}

async function chooseOrganization(page: Page): Promise<void> {
  await page.goto('/application-creator');
  await page
    .getByLabel('Organization', { exact: true })
    .selectOption({ label: `${organization.name} (Non-Profit)` });
}

test.describe('application creator, step 1', () => {
  test('links to organizations if there are none', async ({ page }) => {
    await signIn(page);
    await page.goto('/application-creator');
    await expect(page.getByText('No Organizations Found')).toBeVisible();
    await page.getByRole('link', { name: 'Create an organization' }).click();
    await expect(page).toHaveURL(/\/organizations/);
  });

  test('applies edits to this application only', async ({ page }) => {
    await signInWithOrganization(page);
    await chooseOrganization(page);
    await page.getByLabel('Mission Statement').fill('Food for the hill towns.');
    await button(page, 'Next').click();
    await button(page, 'Previous').click();
    await expect(page.getByLabel('Mission Statement')).toHaveValue('Food for the hill towns.');
    const [saved] = await read<{ missionStatement: string }[]>(page, '/api/organizations');
    expect(saved?.missionStatement).toBe(organization.missionStatement);
  });
});

test.describe('application creator, step 2', () => {
  test.beforeEach(async ({ page }) => {
    await signInWithOrganization(page);
    await chooseOrganization(page);
    await button(page, 'Next').click();
    await expect(page.getByRole('heading', { name: 'Upload Grant Guidelines' })).toBeVisible();
  });

  test('rejects a file of another type with a message', async ({ page }) => {
    await page.getByRole('tab', { name: 'Upload a file' }).click();
    const file = page.getByLabel('Guidelines file');
    await file.setInputFiles({
      name: 'call.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('x'),
    });
    await expect(page.getByText('This is not a PDF or DOCX file.')).toBeVisible();
    await expect(button(page, 'Analyze Requirements')).toBeDisabled();
    await file.setInputFiles({
      name: 'call.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('x'),
    });
    await button(page, 'Analyze Requirements').click();
    await expect(page.getByText('Failed to upload and analyze file')).toBeVisible();
  });

  test('reanalyzes a library document without an upload', async ({ page }) => {
    await expect(page.getByText('Your document library is empty')).toBeVisible();
    await page.getByRole('tab', { name: 'Upload a file' }).click();
    await page.getByLabel('Guidelines file').setInputFiles(await guidelinesFile());
    await button(page, 'Analyze Requirements').click();
    await expect(page.getByText('Document Saved')).toBeVisible();
    await button(page, 'Previous').click();
    await page.getByRole('tab', { name: 'Document library' }).click();
    await page.getByLabel('Document', { exact: true }).selectOption({ index: 1 });
    await button(page, 'Analyze Requirements').click();
    await expect(page.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeVisible();
    expect(await read<object[]>(page, '/api/documents')).toHaveLength(1);
  });
});

test.describe('application creator, steps 3 and 4', () => {
  test.beforeEach(async ({ page }) => {
    await signInWithOrganization(page);
  });

  test('saves a draft in step 3 and a complete application in step 4', async ({ page }) => {
    await analyzeGuidelines(page);
    await button(page, 'Save Application').click();
    await expectMessage(page, 'Application Saved');
    expect(await read(page, '/api/applications')).toMatchObject([{ status: 'in_progress' }]);
    await button(page, 'Generate Application').click();
    await expect(page.getByRole('heading', { name: 'Review Generated Application' })).toBeVisible();
    await button(page, 'Save Application').click();
    await expect
      .poll(() => read(page, '/api/applications'))
      .toMatchObject([{ status: 'complete' }]);
  });

  test('creates one application on a double click', async ({ page }) => {
    await analyzeGuidelines(page);
    await button(page, 'Save Application').dblclick();
    await expectMessage(page, 'Application Saved');
    expect(await read<object[]>(page, '/api/applications')).toHaveLength(1);
  });

  test('asks about unsaved changes and applies either choice', async ({ page }) => {
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
