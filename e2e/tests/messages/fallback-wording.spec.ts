import { test as base, expect } from '@playwright/test';
import { button, expectMessage, message } from '../../support/dialogs.ts';
import { organization } from '../../support/fixtures.ts';
import { FailingProxy } from '../../support/failing-proxy.ts';
import { uploadDocument, createApplication, callApi } from '../../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../../support/sign-in.ts';
import { reportOf } from '../../support/word-file.ts';

/** Runs the product behind a proxy whose error responses lack the product's messages. */
const test = base.extend<{ failingProxy: FailingProxy }>({
  failingProxy: async ({ baseURL }, use) => {
    const proxy = await FailingProxy.start(baseURL ?? '');
    await use(proxy);
    await proxy.stop();
  },
  context: async ({ browser, failingProxy }, use) => {
    const context = await browser.newContext({ baseURL: failingProxy.url });
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(await context.newPage()),
});

test.describe('a fallback message', () => {
  test('appears for organizations and extraction', async ({ page, failingProxy }) => {
    await signInWithOrganization(page);
    await callApi(page, 'POST', '/api/organization', { name: 'Hill Town Library' });
    await uploadDocument(page, 'bylaws.docx');
    await page.goto('/organizations');
    await expect(page.getByRole('heading', { name: 'Hill Town Library' })).toBeVisible();
    failingProxy.fail(/^\/api\//);
    await page.getByRole('button', { name: 'Set Default: Hill Town Library' }).click();
    await expectMessage(page, 'Error', /Failed to set default organization$/);
    await page.getByRole('button', { name: 'Delete Hill Town Library' }).click();
    const question = page.getByRole('alertdialog');
    await button(question, 'Delete Organization').click();
    await expectMessage(page, 'Error', /Failed to delete organization$/);
    await button(question, 'Cancel').click();
    await page.getByRole('button', { name: `Edit ${organization.name}` }).click();
    await button(page, 'Update Organization').click();
    await expectMessage(page, 'Error', /Failed to update organization$/);
    await button(page, 'Cancel').click();
    await button(page, 'Add Organization').click();
    const dialog = page.getByRole('dialog', { name: 'Create New Organization' });
    await dialog.getByLabel('Organization Name').fill('Third');
    await button(dialog, 'Create Organization').click();
    await expectMessage(page, 'Error', /Failed to create organization$/);
    await expect(dialog.getByLabel('Organization Name')).toHaveValue('Third');

    await dialog.getByLabel('Upload documents').setInputFiles(await reportOf(2025, '$1'));
    await expect(message(page, 'Failed to extract organization information')).toBeVisible();
    const list = dialog.getByLabel('Or use a document from your library');
    await list.selectOption({ label: 'bylaws.docx' });
    await button(dialog, 'Extract').click();
    await expectMessage(
      page,
      'Extraction Failed',
      /Failed to extract organization information\. You can manually enter the information below\.$/,
    );
    failingProxy.fail(/^\/api\//, 429);
    await button(dialog, 'Extract').click();
    await expectMessage(
      page,
      'Service Temporarily Busy',
      /AI service is currently busy\. Please try again in a few moments\.$/,
    );
    await expect(dialog.getByLabel('Organization Name')).toHaveValue('Third');
  });

  test('appears for documents', async ({ page, failingProxy }) => {
    await signIn(page);
    for (const name of ['second.docx', 'first.docx']) await uploadDocument(page, name);
    await page.goto('/documents');
    await expect(page.getByRole('heading', { name: 'first.docx' })).toBeVisible();
    failingProxy.fail(/^\/api\//);
    await page.getByRole('button', { name: 'Move first.docx' }).click();
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expectMessage(page, 'Reorder Failed', /Failed to reorder documents\.$/);
    page.once('dialog', (question) => void question.accept());
    await page.getByRole('button', { name: 'Delete first.docx' }).click();
    await expectMessage(page, 'Delete Failed', /Failed to delete document\.$/);
    await page.getByRole('button', { name: 'Edit name of first.docx' }).click();
    await page.getByRole('textbox', { name: 'Document Name' }).fill('First');
    await button(page, 'Save').click();
    await expectMessage(page, 'Update Failed', /Failed to update document name\.$/);
    await button(page, 'Cancel').click();
    await button(page, 'Upload Document').click();
    const dialog = page.getByRole('dialog', { name: 'Upload Document' });
    await dialog.locator('input[type=file]').setInputFiles(await reportOf(2025, '$1'));
    await button(dialog, 'Upload').click();
    await expectMessage(page, 'Upload Failed', /Failed to upload document\. Please try again\.$/);
  });

  test('appears for applications', async ({ page, failingProxy }) => {
    await signInWithOrganization(page);
    const { id } = await createApplication(page);
    await page.goto('/dashboard');
    failingProxy.fail(/^\/api\//);
    await page.getByRole('button', { name: 'Delete A second van' }).click();
    const question = page.getByRole('alertdialog');
    await button(question, 'Delete').click();
    await expectMessage(page, 'Error', /Failed to delete application$/);
    await page.goto(`/application-creator/${id}`);
    await button(page, 'Download').click();
    await expectMessage(page, 'Failed to download application');
    await button(page, 'Save Application').click();
    await expectMessage(page, 'Failed to save application');
  });
});
