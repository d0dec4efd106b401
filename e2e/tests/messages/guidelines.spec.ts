import { expect, test } from '@playwright/test';
import { button, expectMessage } from '../../support/dialogs.ts';
import { guidelinesFile } from '../../support/guidelines-file.ts';
import { uploadDocument, getJson } from '../../support/api-calls.ts';
import { signInWithOrganization } from '../../support/sign-in.ts';
import { emptyFile } from '../../support/word-file.ts';

test.describe('guidelines', () => {
  test.beforeEach(async ({ page }) => {
    await signInWithOrganization(page);
  });

  async function stepTwo(page: Parameters<typeof signInWithOrganization>[0]) {
    await page.goto('/application-creator');
    await page.getByLabel('Organization', { exact: true }).selectOption({ index: 1 });
    await button(page, 'Next').click();
    await expect(page.getByRole('heading', { name: 'Upload Grant Guidelines' })).toBeVisible();
  }

  test('reports an unreadable library document, rejects a URL that is not public, and keeps the input', async ({
    page,
  }) => {
    await uploadDocument(page, 'bylaws.docx');
    await stepTwo(page);
    await page.getByLabel('Document', { exact: true }).selectOption({ index: 1 });
    await page.context().setOffline(true);
    await button(page, 'Analyze Requirements').click();
    await expectMessage(
      page,
      'Failed to analyze document from library',
      'We couldn’t reach the server.',
    );
    await expect(page.getByLabel('Document', { exact: true })).not.toHaveValue('');
    await page.context().setOffline(false);

    await page.getByRole('tab', { name: 'Web address' }).click();
    const address = page.getByLabel('Web address of the guidelines');
    await address.fill('http://127.0.0.1:8080/call');
    await button(page, 'Analyze Requirements').click();
    await expectMessage(page, 'Failed to analyze URL', 'Only public web addresses can be read.');
    await expect(address).toHaveValue('http://127.0.0.1:8080/call');
  });

  test('reports an unsupported file type, a file without text and an interrupted upload', async ({
    page,
  }) => {
    await stepTwo(page);
    await expect(page.getByText('Your document library is empty')).toBeVisible();
    await page.getByRole('tab', { name: 'Upload a file' }).click();
    const picker = page.getByLabel('Guidelines file');
    const buffer = Buffer.from('x');
    await picker.setInputFiles({ name: 'call.txt', mimeType: 'text/plain', buffer });
    await expect(page.getByText('This is not a PDF or DOCX file.')).toBeVisible();
    await expect(button(page, 'Analyze Requirements')).toBeDisabled();
    await picker.setInputFiles({ name: 'call.pdf', mimeType: 'application/pdf', buffer });
    await button(page, 'Analyze Requirements').click();
    await expectMessage(page, 'Failed to upload and analyze file', /PDF/);
    await picker.setInputFiles(await emptyFile());
    await button(page, 'Analyze Requirements').click();
    await expectMessage(page, 'Failed to upload and analyze file', /There is no text/);
    await page.context().setOffline(true);
    await picker.setInputFiles(await guidelinesFile());
    await button(page, 'Analyze Requirements').click();
    await expectMessage(page, 'Failed to upload and analyze file', 'We couldn’t reach the server.');
    await page.context().setOffline(false);
    await button(page, 'Analyze Requirements').dblclick();
    await expectMessage(
      page,
      'Document Saved',
      'File has been saved to your document library and analyzed.',
    );
    expect(await getJson<object[]>(page, '/api/documents')).toHaveLength(2);
    await button(page, 'Previous').click();
    await page.getByRole('tab', { name: 'Document library' }).click();
    const { name } = await guidelinesFile();
    const saved = page.getByLabel('Document', { exact: true });
    await saved.selectOption(
      String(await saved.getByRole('option', { name }).getAttribute('value')),
    );
    await button(page, 'Analyze Requirements').click();
    await expect(page.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeVisible();
    // A document from the library is analyzed without another upload.
    expect(await getJson<object[]>(page, '/api/documents')).toHaveLength(2);
  });
});
