import { expect, test, type Page } from '@playwright/test';
import { openRequirements } from '../../journeys/create-draft.ts';
import { button, expectMessage, scriptLoaded } from '../../support/dialogs.ts';
import { createApplication, getJson } from '../../support/api-calls.ts';
import { signInWithOrganization } from '../../support/sign-in.ts';

const unreachable = 'We couldn’t reach the server.';
const listed = (page: Page) => getJson<object[]>(page, '/api/applications');

test('the dashboard reports a failed download and deletion, and downloads and deletes once on a double click', async ({
  page,
}) => {
  await signInWithOrganization(page);
  await createApplication(page);
  await page.goto('/dashboard');
  await expect(page.getByText('A second van').first()).toBeVisible();
  const downloadButton = page.getByRole('button', { name: 'Download A second van' });
  const deleteButton = page.getByRole('button', { name: 'Delete A second van' });
  const dialog = page.getByRole('alertdialog');
  const files: string[] = [];
  page.on('download', (download) => files.push(download.suggestedFilename()));

  await test.step('without a network', async () => {
    await scriptLoaded(page, 'delete-application-dialog');
    await page.context().setOffline(true);
    await downloadButton.click();
    await expectMessage(page, 'Error', 'Failed to download application', unreachable);
    await deleteButton.click();
    await button(dialog, 'Delete').click();
    await expectMessage(page, 'Error', 'Failed to delete application', unreachable);
    await page.context().setOffline(false);
    await button(dialog, 'Cancel').click();
    expect(await listed(page)).toHaveLength(1);
  });

  await test.step("a double click, under the application's own file name", async () => {
    const [{ id }] = await getJson<[{ id: string }]>(page, '/api/applications');
    await downloadButton.dblclick();
    await expectMessage(page, 'Download Started');
    await expect.poll(() => files).toEqual([`application-${id}.docx`]);
    const deleteUrls: string[] = [];
    page.on(
      'request',
      (request) => request.method() === 'DELETE' && deleteUrls.push(request.url()),
    );
    await deleteButton.click();
    await button(dialog, 'Delete').dblclick();
    await expectMessage(page, 'Application deleted successfully');
    expect(deleteUrls).toHaveLength(1);
    expect(files).toHaveLength(1);
  });
});

test.describe('applications in the creator', () => {
  test.beforeEach(async ({ page }) => {
    await signInWithOrganization(page);
  });

  test('reports a failed draft, download and save, and keeps the text', async ({ page }) => {
    await openRequirements(page);
    await button(page, 'Generate Application').click();
    await expect(page.getByRole('heading', { name: 'Review Generated Application' })).toBeVisible();
    await page.context().setOffline(true);
    await button(page, 'Download').click();
    await expectMessage(page, 'Failed to download application', unreachable);
    await button(page, 'Save Application').click();
    await expectMessage(page, 'Failed to save application', unreachable);
    await button(page, 'Previous').click();
    await button(page, 'Generate Application').click();
    await expectMessage(page, 'Failed to generate application', unreachable);
    await expect(page.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeVisible();
    await expect(page.getByLabel('Application title')).not.toHaveValue('');
    await page.context().setOffline(false);
    await button(page, 'Generate Application').dblclick();
    await expect(page.getByRole('heading', { name: 'Review Generated Application' })).toBeVisible();
    await button(page, 'Download').dblclick();
    await expectMessage(page, 'Download Started');
    await button(page, 'Save Application').click();
    await expectMessage(
      page,
      'Application Saved',
      'Your application "A second van" has been saved successfully.',
    );
  });

  test('requires an organization name for a draft, and a title for saving on leaving', async ({
    page,
  }) => {
    await openRequirements(page);
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await steps.getByRole('button', { name: 'Organization' }).click();
    await page.getByLabel('Organization Name').fill('');
    await steps.getByRole('button', { name: 'Requirements' }).click();
    await button(page, 'Generate Application').click();
    await expectMessage(page, 'No organization selected');
    await expect(page.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeVisible();

    await page.getByLabel('Application title').fill('');
    await expect(button(page, 'Save Application')).toBeDisabled();
    await expect(button(page, 'Generate Application')).toBeDisabled();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await button(page, 'Save and Continue').click();
    await expectMessage(page, 'Missing Information', 'Please provide an application title');
    expect(await listed(page)).toMatchObject([{ title: 'A second van' }]);
    const title = page.getByRole('dialog').getByLabel('Application title');
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription(/Please provide an application title/);
    await title.fill('A van for the hill towns');
    await title.press('Enter');
    await expectMessage(page, 'Application Saved', 'A van for the hill towns');
    await expect(page.getByText('Recent Applications')).toBeVisible();
  });

  test('requires a grant program for a download', async ({ page }) => {
    const { id } = await createApplication(page, { grantProgram: '' });
    await page.goto(`/application-creator/${id}`);
    await button(page, 'Download').click();
    await expectMessage(
      page,
      'Missing Information',
      'Please ensure you have application title, grant program, and content',
    );
  });
});
