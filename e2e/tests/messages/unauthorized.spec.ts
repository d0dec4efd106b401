import { expect, test, type Locator, type Page } from '@playwright/test';
import { analyzeGuidelines } from '../../journeys/create-draft.ts';
import { button, endSession, expectRemembered, rememberMessages } from '../../support/dialogs.ts';
import { organization } from '../../support/fixtures.ts';
import { uploadDocument, createApplication, getJson, callApi } from '../../support/api-calls.ts';
import { signInWithOrganization } from '../../support/sign-in.ts';

/** Goes to where something is to be asked of the server; answers with what asks it. */
type Ready = (page: Page) => Promise<Locator>;

async function aReadDocument(page: Page): Promise<void> {
  await uploadDocument(page, 'bylaws.docx');
  // A screen asks again while a document is being read, and would find the session over before the press.
  const isRead = async () =>
    (await getJson<{ reading: { state: string } }[]>(page, '/api/documents')).every(
      ({ reading }) => reading.state === 'read',
    );
  await expect.poll(isRead).toBe(true);
}

const asked: Record<string, Ready> = {
  'an analysis': async (page) => {
    await aReadDocument(page);
    await page.goto('/application-creator');
    await page.getByLabel('Organization', { exact: true }).selectOption({ index: 1 });
    await button(page, 'Next').click();
    await page.getByLabel('Document', { exact: true }).selectOption({ index: 1 });
    return button(page, 'Analyze Requirements');
  },
  'a draft': async (page) => {
    await analyzeGuidelines(page);
    return button(page, 'Generate Application');
  },
  'a save': async (page) => {
    await analyzeGuidelines(page);
    return button(page, 'Save Application');
  },
  'a file of the creator': async (page) => {
    const { id } = await createApplication(page);
    await page.goto(`/application-creator/${id}`);
    await expect(page.getByRole('textbox', { name: 'Application text' })).toBeVisible();
    return button(page, 'Download');
  },
  'a file of the dashboard': async (page) => {
    await createApplication(page);
    await page.goto('/dashboard');
    return page.getByRole('button', { name: 'Download A second van' });
  },
  'what a document says of an organization': async (page) => {
    await aReadDocument(page);
    await page.goto('/organizations?dialog=new');
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('Or use a document from your library')
      .selectOption({ label: 'bylaws.docx' });
    return button(dialog, 'Extract');
  },
  'another default organization': async (page) => {
    await callApi(page, 'POST', '/api/organization', { name: 'Hill Town Library' });
    await page.goto('/organizations');
    return page.getByRole('button', { name: 'Set Default: Hill Town Library' });
  },
  'the end of an organization': async (page) => {
    await page.goto('/organizations');
    await page.getByRole('button', { name: `Delete ${organization.name}` }).click();
    return button(page.getByRole('alertdialog'), 'Delete Organization');
  },
  'a new order': async (page) => {
    await aReadDocument(page);
    await aReadDocument(page);
    await page.goto('/documents');
    await page.getByRole('button', { name: 'Move bylaws.docx' }).first().click();
    return page.getByRole('menuitem', { name: 'Move down' });
  },
  'a new password': async (page) => {
    await page.goto('/profile');
    await page.getByRole('tab', { name: 'Password & Security' }).click();
    await page.getByLabel('Current Password').fill('harbor street');
    await page.getByLabel('New Password', { exact: true }).fill('hill town road');
    await page.getByLabel('Confirm New Password').fill('hill town road');
    return button(page, 'Update Password');
  },
  'a payment': async (page) => {
    await page.goto('/checkout');
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    return button(page, 'Complete Secure Payment - $10.00');
  },
};

test.describe('unauthorized on any call, the session being over', () => {
  for (const [what, ready] of Object.entries(asked))
    test(`${what} is not to be had: it is said, then it leads to sign in and back`, async ({
      page,
    }) => {
      await signInWithOrganization(page);
      await rememberMessages(page);
      const control = await ready(page);
      await expect(control).toBeEnabled();
      const { pathname } = new URL(page.url());
      await endSession(page);
      await control.click();
      await page.waitForURL(/\/auth\?next=/);
      expect(new URL(page.url()).searchParams.get('next')).toMatch(new RegExp(`^${pathname}`));
      await expectRemembered(page, 'UnauthorizedYou are logged out. Logging in again...');
    });
});
