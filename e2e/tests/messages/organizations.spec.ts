import { expect, test } from '@playwright/test';
import {
  button,
  endSession,
  expectMessage,
  expectRemembered,
  scriptLoaded,
  rememberMessages,
} from '../../support/dialogs.ts';
import { organization } from '../../support/fixtures.ts';
import { getJson, callApi } from '../../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../../support/sign-in.ts';
import { emptyFile, createAnnualReport } from '../../support/word-file.ts';

const unreachable = 'We couldn’t reach the server.';

test.describe('organizations', () => {
  test.beforeEach(async ({ page }) => {
    await signInWithOrganization(page);
  });

  test('reports a deleted organization and each network failure, and keeps the input', async ({
    page,
  }) => {
    await callApi(page, 'POST', '/api/organization', { name: 'Hill Town Library' });
    const listed = await getJson<{ id: string; name: string }[]>(page, '/api/organizations');
    const deleted = listed.find(({ name }) => name === organization.name);
    await page.goto('/organizations');
    await page.getByRole('button', { name: `Edit ${organization.name}` }).click();
    await callApi(page, 'DELETE', `/api/organization/${String(deleted?.id)}`);
    await button(page, 'Update Organization').click();
    await expectMessage(page, 'Error', /not found/);
    await button(page, 'Cancel').click();

    await callApi(page, 'POST', '/api/organization', { name: 'Riverbend Shelter' });
    await page.goto('/organizations');
    await expect(page.getByRole('heading', { name: 'Riverbend Shelter' })).toBeVisible();
    await scriptLoaded(page, 'organization-dialog');
    await page.context().setOffline(true);
    await button(page, 'Add Organization').click();
    const create = page.getByRole('dialog', { name: 'Create New Organization' });
    await create.getByLabel('Organization Name').fill('Third');
    await button(create, 'Create Organization').click();
    await expectMessage(page, 'Error', 'Failed to create organization', unreachable);
    await expect(create).toContainText(unreachable);
    await expect(create.getByLabel('Organization Name')).toHaveValue('Third');
    await button(create, 'Cancel').click();

    await page.getByRole('button', { name: 'Edit Riverbend Shelter' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Organization' });
    await edit.getByLabel('Annual Budget').fill('$1');
    await button(edit, 'Update Organization').click();
    await expectMessage(page, 'Error', 'Failed to update organization', unreachable);
    await button(edit, 'Cancel').click();

    await page.getByRole('button', { name: 'Set Default: Riverbend Shelter' }).click();
    await expectMessage(page, 'Error', 'Failed to set default organization', unreachable);
    await page.getByRole('button', { name: 'Delete Riverbend Shelter' }).click();
    await button(page.getByRole('alertdialog'), 'Delete Organization').click();
    await expectMessage(page, 'Error', 'Failed to delete organization', unreachable);
  });

  test('creates and deletes an organization only once on a double click', async ({ page }) => {
    await page.goto('/organizations');
    await button(page, 'Add Organization').click();
    const create = page.getByRole('dialog');
    await create.getByLabel('Organization Name').fill('Hill Town Library');
    await button(create, 'Create Organization').dblclick();
    await expectMessage(page, 'Organization created successfully');
    await expect(create).toBeHidden();
    expect(await getJson<object[]>(page, '/api/organizations')).toHaveLength(2);
    await page.getByRole('button', { name: 'Set Default: Hill Town Library' }).dblclick();
    await expectMessage(page, 'Default organization updated');
    await page.getByRole('button', { name: 'Delete Hill Town Library' }).click();
    await button(page.getByRole('alertdialog'), 'Delete Organization').dblclick();
    await expectMessage(page, 'Organization deleted successfully');
    expect(await getJson<object[]>(page, '/api/organizations')).toHaveLength(1);
  });

  test('keeps the input when the session expires and the user signs in again', async ({ page }) => {
    const { email } = await getJson<{ email: string }>(page, '/api/user');
    await rememberMessages(page);
    await page.goto('/organizations');
    await button(page, 'Add Organization').click();
    await page.getByLabel('Organization Name').fill('Typed before the session ended');
    await endSession(page);
    await button(page, 'Create Organization').click();
    await expect(page).toHaveURL(/\/auth\?next=/);
    await expectRemembered(page, 'UnauthorizedYou are logged out. Logging in again...');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('harbor street');
    await button(page, 'Sign In').click();
    const dialog = page.getByRole('dialog', { name: 'Create New Organization' });
    await expect(dialog.getByLabel('Organization Name')).toHaveValue(
      'Typed before the session ended',
    );
  });
});

test.describe('extraction', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
  });

  test('reports a document without text, and counts the fields filled from a file and from the library', async ({
    page,
  }) => {
    await page.goto('/organizations');
    await button(page, 'Add Organization').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Upload documents').setInputFiles(await emptyFile());
    await expectMessage(page, 'Failed to extract organization information');
    await expect(dialog).toContainText('There is no text in this Word file.');
    await expect(dialog.getByLabel('Organization Name')).toBeEditable();

    await dialog
      .getByLabel('Upload documents')
      .setInputFiles(await createAnnualReport(2025, '$482,300'));
    await expectMessage(page, /1 document saved to your library\. \d+ fields? populated\./);
    await expect(dialog.getByText(/^Found in annual-report-2025/).first()).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Annual Budget' })).toHaveValue('$482,300');
    const list = dialog.getByLabel('Or use a document from your library');
    await list.selectOption({ label: 'annual-report-2025.docx' });
    await button(dialog, 'Extract').click();
    await expectMessage(
      page,
      /Organization information extracted from document\. \d+ fields? populated\./,
    );
    await page.context().setOffline(true);
    await button(dialog, 'Extract').click();
    await expectMessage(
      page,
      'Extraction Failed',
      'Failed to extract organization information. You can manually enter the information below.',
    );
  });

  test('shows conflicting values, newest first, and uses the selected one', async ({ page }) => {
    await page.goto('/organizations');
    await button(page, 'Add Organization').first().click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('Upload documents')
      .setInputFiles([
        await createAnnualReport(2023, '$390,000'),
        await createAnnualReport(2025, '$482,300'),
      ]);
    await expectMessage(page, /2 documents saved to your library/);
    await expect(dialog.getByRole('textbox', { name: 'Annual Budget' })).toHaveValue('$482,300');
    const choice = dialog.getByRole('group', { name: /disagree: Annual Budget/ });
    await expect(choice.getByRole('radio')).toHaveCount(2);
    await choice.getByRole('radio', { name: /390,000/ }).check();
    await expect(dialog.getByRole('textbox', { name: 'Annual Budget' })).toHaveValue('$390,000');
  });
});
