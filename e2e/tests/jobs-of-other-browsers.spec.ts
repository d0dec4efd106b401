import { expect, test, type Page } from '@playwright/test';
import { callApi, uploadDocument } from '../support/api-calls.ts';
import { otherJobs } from '../support/detailed-analysis.ts';
import { button } from '../support/dialogs.ts';
import { createAnnualReport } from '../support/word-file.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';

const mockJobs = (page: Page) =>
  page.route('**/api/jobs', (route) => route.fulfill({ json: otherJobs() }));

test('the dashboard opens a result produced in another browser', async ({ page }) => {
  await signInWithOrganization(page);
  const { id } = await uploadDocument(page, 'call.docx');
  await callApi(page, 'POST', '/api/analyze-document', { documentId: id });
  await page.goto('/dashboard');
  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'An analysis of “call.docx” is ready.' });
  await row.getByRole('link', { name: 'Open' }).click();
  const requirements = page.getByRole('heading', { name: 'Grant Analysis Complete' });
  await expect(requirements).toBeVisible();
  await page.reload();
  await expect(requirements).toBeVisible();
  await button(page, 'Generate Application').click();
  await expect(page.getByRole('heading', { name: 'Review Generated Application' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await button(page, 'Save and Continue').click();
  await expect(page.getByText('Recent Applications')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a user cancels and dismisses jobs on the dashboard by keyboard', async ({ page }) => {
  await signIn(page);
  await mockJobs(page);
  const canceled: string[] = [];
  await page.route('**/api/jobs/*', (route) => {
    canceled.push(route.request().method());
    return route.fulfill({ status: 204 });
  });
  await page.goto('/dashboard');
  const dismiss = button(page, 'Dismiss');
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await expect(dismiss).toHaveCount(0);
  await page.unroute('**/api/jobs');
  await button(page, 'Cancel').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/is running/)).toHaveCount(0);
  expect(canceled).toEqual(['DELETE']);
});

test('an extraction continues when its page is closed', async ({ page, context }) => {
  await signIn(page);
  // The extraction may finish before the page closes; the page must keep tracking it.
  await page.addInitScript(() => {
    Storage.prototype.removeItem = () => undefined;
  });
  await page.goto('/organizations?dialog=new');
  const response = page.waitForResponse('**/api/extract-org-info');
  const files = await createAnnualReport(2025, '$482,300');
  await page.getByRole('dialog').getByLabel('Upload documents').setInputFiles(files);
  await response;
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('grantwright.extraction:')),
  );
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto('/organizations?dialog=new');
  const budget = reopened.getByRole('dialog').getByRole('textbox', { name: 'Annual Budget' });
  await expect(budget).toHaveValue('$482,300');
});
