import { expect, test } from '@playwright/test';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { withFocusCheck } from '../input-methods/with-focus-check.ts';
import { landingToWordFile } from '../journeys/landing-to-word-file.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { expectVisibleFocus } from '../support/expect-visible-focus.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';

/**
 * The journey from the landing page to a Word file, then a library document and deletions, by keyboard, with a focus
 * check after each action.
 */
test('keeps the focus visible after every action from sign-up to deletion', async ({ page }) => {
  const input = withFocusCheck(page, keyboardInput(page));
  await landingToWordFile(page, input);

  await test.step('rename the application', async () => {
    await input.press(page.getByRole('navigation', { name: 'Steps' }).getByRole('button').nth(2));
    await input.write(page.getByLabel('Application title'), 'A third van');
    await input.press(page.getByRole('link', { name: 'Back to Dashboard' }));
    const question = page.getByRole('dialog', { name: 'Unsaved Changes' });
    await input.press(button(question, 'Save and Continue'));
    await expect(page.getByRole('button', { name: 'Edit A third van' })).toBeVisible();
    await expectVisibleFocus(page, 'the unsaved changes');
  });

  await test.step('upload a document, rename and delete it', async () => {
    await input.press(page.getByRole('link', { name: 'Documents' }).first());
    await input.press(page.getByRole('button', { name: /^Upload/ }).first());
    const dialog = page.getByRole('dialog');
    const { mimeType, buffer } = await guidelinesFile();
    await input.upload(dialog.locator('input[type=file]'), {
      name: 'report.docx',
      mimeType,
      buffer,
    });
    await input.press(button(dialog, 'Upload'));
    await expectMessage(page, 'Document uploaded successfully');
    await expectVisibleFocus(page, 'the upload');
    await input.press(button(page, 'Edit name of report.docx'));
    await input.write(page.getByRole('textbox', { name: 'Document Name' }), 'Yearly report');
    await input.press(button(page, 'Save'));
    await expectMessage(page, 'Document updated successfully');
    await expectVisibleFocus(page, 'the new name');
    page.once('dialog', (question) => void question.accept());
    await input.press(button(page, 'Delete Yearly report'));
    await expectMessage(page, 'Document deleted successfully');
    await expectVisibleFocus(page, 'the deletion');
  });

  await test.step('delete the application', async () => {
    await input.press(page.getByRole('link', { name: 'Dashboard', exact: true }).first());
    await input.press(page.getByRole('button', { name: 'Delete A third van' }));
    await input.press(button(page.getByRole('alertdialog'), 'Delete'));
    await expectMessage(page, 'Application deleted successfully');
    await expect(page.getByText('No applications yet')).toBeVisible();
    await expectVisibleFocus(page, 'the deletion');
  });
});
