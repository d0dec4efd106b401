import { expect, test } from '@playwright/test';
import { keyboardHands } from '../hands/keyboard-hands.ts';
import { watchedHands } from '../hands/watched-hands.ts';
import { mainJob } from '../journeys/main-job.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { expectFocusKept } from '../support/focus-kept.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';

/**
 * All that one comes for, without a mouse, and never a moment without knowing where one is: the main
 * job, then a document of the library and what is to be deleted again.
 */
test('the whole way by keys alone, the focus always to be seen', async ({ page }) => {
  const hands = watchedHands(page, keyboardHands(page));
  await mainJob(page, hands);

  await test.step('rename what was written', async () => {
    await hands.press(page.getByRole('navigation', { name: 'Steps' }).getByRole('button').nth(2));
    await hands.write(page.getByLabel('Application title'), 'A third van');
    await hands.press(page.getByRole('link', { name: 'Back to Dashboard' }));
    const question = page.getByRole('dialog', { name: 'Unsaved Changes' });
    await hands.press(button(question, 'Save and Continue'));
    await expect(page.getByRole('button', { name: 'Edit A third van' })).toBeVisible();
    await expectFocusKept(page, 'the unsaved changes');
  });

  await test.step('upload a document, rename and delete it', async () => {
    await hands.press(page.getByRole('link', { name: 'Documents' }).first());
    await hands.press(page.getByRole('button', { name: /^Upload/ }).first());
    const dialog = page.getByRole('dialog');
    const { mimeType, buffer } = await guidelinesFile();
    await hands.give(dialog.locator('input[type=file]'), {
      name: 'report.docx',
      mimeType,
      buffer,
    });
    await hands.press(button(dialog, 'Upload'));
    await expectMessage(page, 'Document uploaded successfully');
    await expectFocusKept(page, 'the upload');
    await hands.press(button(page, 'Edit name of report.docx'));
    await hands.write(page.getByRole('textbox', { name: 'Document Name' }), 'Yearly report');
    await hands.press(button(page, 'Save'));
    await expectMessage(page, 'Document updated successfully');
    await expectFocusKept(page, 'the new name');
    page.once('dialog', (question) => void question.accept());
    await hands.press(button(page, 'Delete Yearly report'));
    await expectMessage(page, 'Document deleted successfully');
    await expectFocusKept(page, 'the deletion');
  });

  await test.step('delete the application', async () => {
    await hands.press(page.getByRole('link', { name: 'Dashboard', exact: true }).first());
    await hands.press(page.getByRole('button', { name: 'Delete A third van' }));
    await hands.press(button(page.getByRole('alertdialog'), 'Delete'));
    await expectMessage(page, 'Application deleted successfully');
    await expect(page.getByText('No applications yet')).toBeVisible();
    await expectFocusKept(page, 'the deletion');
  });
});
