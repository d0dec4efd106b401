import { expect, test, type Page } from '@playwright/test';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { withFocusCheck } from '../input-methods/with-focus-check.ts';
import { generateDraft, mockAnalysis } from '../journeys/create-draft.ts';
import { completeFirstApplication } from '../journeys/complete-first-application.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { expectVisibleFocus } from '../support/expect-visible-focus.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { organization } from '../support/fixtures.ts';
import {
  uploadDocument,
  createApplication,
  getJson,
  saveFromAnotherTab,
} from '../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';
import { createAnnualReport } from '../support/word-file.ts';
import { animated } from '../support/animated.ts';

test.use(animated);

/*
 * Journeys by keyboard only, with corrections, declined cards and edit conflicts. The focus is checked after each
 * action.
 */

const createInput = (page: Page) => withFocusCheck(page, keyboardInput(page));
const getSheet = (page: Page) => page.getByRole('textbox', { name: 'Application text' });

test('the focus stays visible after every action from sign-up to deletion', async ({ page }) => {
  const input = createInput(page);
  await completeFirstApplication(page, input);

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

test('a user fills in an organization from documents, and undoes one value', async ({ page }) => {
  const input = createInput(page);
  await signIn(page);
  const { buffer } = await createAnnualReport(2024, '$431,000');
  await uploadDocument(page, 'report-2024.docx', buffer);
  await page.goto('/');
  await input.press(page.getByRole('link', { name: 'Organizations' }).first());
  await input.press(button(page, 'Add Organization').first());
  const dialog = page.getByRole('dialog', { name: 'Create New Organization' });
  const budget = dialog.getByLabel('Annual Budget');
  await input.write(budget, '$400,000');
  const files = dialog.getByLabel('Upload documents');
  await input.upload(files, await createAnnualReport(2025, '$482,300'));
  await expect(budget).toHaveValue('$482,300');
  await expect(files).toBeFocused();
  await input.choose(dialog.getByLabel('Or use a document from your library'), 'report-2024.docx');
  await input.press(button(dialog, 'Extract'));
  await expect(budget).toHaveValue('$431,000');
  await expect(button(dialog, 'Extract')).toBeFocused();
  await input.press(dialog.getByTitle('Undo: Annual Budget'));
  await expect(budget).toHaveValue('$400,000');
  await input.write(dialog.getByLabel('Focus Areas'), 'Reading');
  await input.press(button(dialog, 'Create Organization'));
  await expectMessage(page, 'Organization created successfully');
  const [organizationOnServer] = await getJson<object[]>(page, '/api/organizations');
  expect(organizationOnServer).toMatchObject({
    annualBudget: '$400,000',
    focusAreas: 'Reading',
    taxIdNumber: '12-3456789',
  });
});

test('a user replaces the guidelines, then cancels and restarts the analysis and the draft', async ({
  page,
}) => {
  const input = createInput(page);
  await signInWithOrganization(page);
  await uploadDocument(page, 'healthy-neighborhoods.docx');
  await page.goto('/');
  await input.press(page.getByRole('link', { name: 'Create Application' }).first());
  const list = page.getByLabel('Organization', { exact: true });
  await input.choose(list, `${organization.name} (Non-Profit)`);
  await input.press(button(page, 'Next'));
  await input.selectTab(page.getByRole('tab', { name: 'Web address' }));
  const address = page.getByRole('tabpanel').getByRole('textbox');
  await input.write(address, 'the funder’s page');
  const analyze = button(page, 'Analyze Requirements');
  await input.press(analyze);
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await input.selectTab(page.getByRole('tab', { name: 'Document library' }));
  const documentSelect = page.getByLabel('Document', { exact: true });
  await input.choose(
    documentSelect,
    String(await documentSelect.locator('option').nth(1).textContent()),
  );
  const reading = await holdRequests(page, 'POST', '**/api/analyze-document');
  await input.press(analyze);
  await input.press(button(page, 'Cancel'));
  await expect(analyze).toBeEnabled();
  await reading.stopHolding();
  await input.press(analyze);
  const complete = page.getByRole('heading', { name: 'Grant Analysis Complete' });
  await expect(complete).toBeVisible();
  await input.write(page.getByLabel('Application title'), 'A second van');
  const drafting = await holdRequests(page, 'POST', '**/api/generate-application');
  await input.press(button(page, 'Generate Application'));
  await input.press(button(page, 'Cancel'));
  await expect(complete).toBeVisible();
  await expect(page.getByLabel('Application title')).toHaveValue('A second van');
  await drafting.stopHolding();
  await input.press(button(page, 'Generate Application'));
  await expect(getSheet(page)).toContainText('4,200 households');
});

test('a user saves a second application after one card is declined and another accepted', async ({
  page,
}) => {
  const input = createInput(page);
  await signInWithOrganization(page);
  await createApplication(page);
  await mockAnalysis(page);
  await generateDraft(page);
  await input.addParagraph(getSheet(page), 'The second van will be on the road by May.');
  await input.press(button(page, 'Save Application'));
  const question = page.getByRole('dialog', { name: 'Payment required to save' });
  await input.press(button(question, 'Go to payment'));
  const card = page.getByLabel('Card number');
  await input.write(card, '4000 0000 0000 0002');
  await input.press(button(page, 'Complete Secure Payment - $10.00'));
  await expect(card).toHaveAccessibleDescription(/declined/);
  await input.write(card, '4242 4242 4242 4242');
  await input.press(button(page, 'Complete Secure Payment - $10.00'));
  await expectMessage(page, 'Payment Successful');
  await expect(getSheet(page)).toContainText('on the road by May.');
  await input.press(button(page, 'Save Application'));
  await expectMessage(page, 'Application Saved');
  expect(await getJson<object[]>(page, '/api/applications')).toHaveLength(2);
});

test('a user resolves an edit conflict, and restores the other version', async ({ page }) => {
  const input = createInput(page);
  await signInWithOrganization(page);
  const { id } = await createApplication(page);
  await page.goto('/');
  await input.press(button(page, 'Edit A second van'));
  await input.addParagraph(getSheet(page), 'Written here.');
  await saveFromAnotherTab(page, id);
  await input.press(button(page, 'Save Application'));
  const choice = page.getByRole('dialog', { name: 'This application was changed elsewhere' });
  await expect(choice).toContainText('Written in another place.');
  await expect(choice).toContainText('Written here.');
  await input.press(button(choice, 'Keep my version'));
  await expectMessage(page, 'Application Saved');
  await input.press(button(page, 'View'));
  await input.press(button(page.getByRole('dialog'), 'Use this text'));
  await expect(getSheet(page)).toContainText('Written in another place.');
  await input.press(button(page, 'Save Application'));
  await expectMessage(page, 'Application Saved');
  const { content } = await getJson<{ content: string }>(page, `/api/applications/${id}`);
  expect(content).toContain('Written in another place.');
});

test('a user formats a heading, a list, bold text and a link', async ({ page }) => {
  await signInWithOrganization(page);
  const { id } = await createApplication(page, { content: '<p>Need</p>' });
  const input = createInput(page);
  await page.goto('/');
  await input.press(button(page, 'Edit A second van'));
  const sheet = getSheet(page);
  await input.addParagraph(sheet, 'Bread');
  await page.keyboard.press('ControlOrMeta+Shift+8');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('Milk');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' daily');
  await expect(sheet).toContainText('Milk daily');
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('daily');
  await page.keyboard.press('ControlOrMeta+k');
  await input.write(page.getByRole('dialog').getByRole('textbox'), 'https://example.org/milk');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('link', { name: 'daily' })).toBeVisible();
  await expect(sheet).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Alt+F10');
  await expect(button(page, 'Style: Text')).toBeFocused();
  for (const style of ['Text', 'Heading 1', 'Heading 2']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: style })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('heading', { level: 2, name: 'Need' })).toBeVisible();
  await expect(sheet).toBeFocused();
  await input.press(button(page, 'Save Application'));
  await expectMessage(page, 'Application Saved');
  const { content } = await getJson<{ content: string }>(page, `/api/applications/${id}`);
  expect(content).toMatch(
    /<h2>Need<\/h2>.*<li>.*Bread.*<strong>Milk<\/strong>.*example\.org\/milk/s,
  );
});
