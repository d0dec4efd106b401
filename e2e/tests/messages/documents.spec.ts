import { expect, test, type Page } from '@playwright/test';
import { button, expectMessage } from '../../support/dialogs.ts';
import { uploadDocument, getJson } from '../../support/api-calls.ts';
import { signIn } from '../../support/sign-in.ts';

const unreachable = 'We couldn’t reach the server.';
const names = async (page: Page) =>
  (await getJson<{ name: string }[]>(page, '/api/documents')).map(({ name }) => name);
const headings = (page: Page) => page.getByRole('listitem').getByRole('heading');

async function uploadDialog(page: Page) {
  await page
    .getByRole('button', { name: /Upload/ })
    .first()
    .click();
  return page.getByRole('dialog', { name: 'Upload Document' });
}

test.describe('documents', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
  });

  test('reports a file that is too large or has an unsupported type', async ({ page }) => {
    await page.goto('/documents');
    const dialog = await uploadDialog(page);
    const picker = dialog.locator('input[type=file]');
    const mimeType = 'application/pdf';
    const large = Buffer.alloc(10 * 1024 ** 2 + 1, 'x');
    await picker.setInputFiles({ name: 'scan.pdf', mimeType, buffer: large });
    await expect(dialog).toContainText('This file is 10.01 MB. The limit is 10 MB.');
    await expect(button(dialog, 'Upload')).toBeDisabled();
    await picker.setInputFiles({ name: 'notes.pdf', mimeType, buffer: Buffer.from('hello') });
    await button(dialog, 'Upload').click();
    await expectMessage(page, 'Upload Failed', 'Failed to upload document. Please try again.');
    await expect(dialog).toContainText('Selected: notes.pdf');
    await expect(dialog).toContainText(/is not a PDF|not a Word|no PDF|PDF or Word|PDF or DOCX/);
    expect(await names(page)).toEqual([]);
  });

  test('reports and undoes a failed rename, deletion and reorder', async ({ page }) => {
    for (const name of ['third.docx', 'second.docx', 'first.docx'])
      await uploadDocument(page, name);
    await page.goto('/documents');
    await expect(headings(page)).toHaveText(['first.docx', 'second.docx', 'third.docx']);
    await page.context().setOffline(true);

    await page.getByRole('button', { name: 'Edit name of first.docx' }).click();
    const rename = page.getByRole('dialog', { name: 'Edit Document Name' });
    await rename.getByLabel('Document Name').fill('Bylaws');
    await button(rename, 'Save').click();
    await expectMessage(page, 'Update Failed', 'Failed to update document name.', unreachable);
    await expect(rename.getByLabel('Document Name')).toHaveValue('Bylaws');
    await page.keyboard.press('Escape');

    page.once('dialog', (question) => void question.accept());
    await page.getByRole('button', { name: 'Delete first.docx' }).click();
    await expectMessage(page, 'Delete Failed', 'Failed to delete document.', unreachable);

    await page.getByRole('button', { name: 'Move third.docx' }).click();
    await page.getByRole('menuitem', { name: 'Move to top' }).click();
    await expectMessage(page, 'Reorder Failed', 'Failed to reorder documents.', unreachable);
    await expect(headings(page)).toHaveText(['first.docx', 'second.docx', 'third.docx']);
    await page.context().setOffline(false);
    expect(await names(page)).toEqual(['first.docx', 'second.docx', 'third.docx']);
  });
});
