import { expect, test, type Locator, type Page } from '@playwright/test';
import { openRequirements } from '../../journeys/create-draft.ts';
import {
  button,
  endSession,
  expectRemembered,
  forgetMessages,
  rememberMessages,
} from '../../support/dialogs.ts';
import { guidelinesFile } from '../../support/guidelines-file.ts';
import { organization } from '../../support/fixtures.ts';
import { uploadDocument, createApplication, getJson, callApi } from '../../support/api-calls.ts';
import { signInWithOrganization } from '../../support/sign-in.ts';

/** Opens a screen and returns the control that sends the request. */
type Prepare = (page: Page) => Promise<Locator>;

async function uploadExtractedDocument(page: Page): Promise<void> {
  await uploadDocument(page, 'bylaws.docx');
  // While extraction runs, the screen polls and would detect the expired session before the click.
  const isRead = async () =>
    (await getJson<{ reading: { state: string } }[]>(page, '/api/documents')).every(
      ({ reading }) => reading.state === 'read',
    );
  await expect.poll(isRead).toBe(true);
}

/**
 * Requests by screen. All of them are rejected, so one user is enough for all requests of a screen. Dialogs that reopen
 * with their input come last.
 */
const requests: Record<string, Record<string, Prepare>> = {
  'the creator': {
    'an analysis': async (page) => {
      await uploadExtractedDocument(page);
      await page.goto('/application-creator');
      await page.getByLabel('Organization', { exact: true }).selectOption({ index: 1 });
      await button(page, 'Next').click();
      await page.getByLabel('Document', { exact: true }).selectOption({ index: 1 });
      return button(page, 'Analyze Requirements');
    },
    'a draft': async (page) => {
      await openRequirements(page);
      return button(page, 'Generate Application');
    },
  },
  'saved applications': {
    'a save': async (page) => {
      const { id } = await createApplication(page);
      await page.goto(`/application-creator/${id}`);
      return button(page, 'Save Application');
    },
    'a download in the creator': async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Edit A second van' }).click();
      await expect(page.getByRole('textbox', { name: 'Application text' })).toBeVisible();
      return button(page, 'Download');
    },
    'a download on the dashboard': async (page) => {
      await page.goto('/dashboard');
      return page.getByRole('button', { name: 'Download A second van' });
    },
  },
  organizations: {
    'another default organization': async (page) => {
      await callApi(page, 'POST', '/api/organization', { name: 'Hill Town Library' });
      await page.goto('/organizations');
      return page.getByRole('button', { name: 'Set Default: Hill Town Library' });
    },
    'deleting an organization': async (page) => {
      await page.goto('/organizations');
      await page.getByRole('button', { name: `Delete ${organization.name}` }).click();
      return button(page.getByRole('alertdialog'), 'Delete Organization');
    },
    'an extraction': async (page) => {
      await uploadExtractedDocument(page);
      await page.goto('/organizations?dialog=new');
      const dialog = page.getByRole('dialog');
      await dialog
        .getByLabel('Or use a document from your library')
        .selectOption({ label: 'bylaws.docx' });
      return button(dialog, 'Extract');
    },
  },
  'the document library': {
    'an upload': async (page) => {
      await uploadExtractedDocument(page);
      await page.goto('/documents');
      await button(page, 'Upload Document').click();
      const dialog = page.getByRole('dialog', { name: 'Upload Document' });
      await dialog.locator('input[type=file]').setInputFiles(await guidelinesFile());
      return button(dialog, 'Upload');
    },
    'a deletion': async (page) => {
      page.once('dialog', (question) => void question.accept());
      await page.goto('/documents');
      return button(page, 'Delete bylaws.docx');
    },
    'a new order': async (page) => {
      await uploadExtractedDocument(page);
      await page.goto('/documents');
      await page.getByRole('button', { name: 'Move bylaws.docx' }).first().click();
      return page.getByRole('menuitem', { name: 'Move down' });
    },
    'a new name': async (page) => {
      await page.goto('/documents');
      await page.getByRole('button', { name: 'Edit name of bylaws.docx' }).first().click();
      await page.getByRole('textbox', { name: 'Document Name' }).fill('Bylaws');
      return button(page, 'Save');
    },
  },
  'the account': {
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
  },
};

test.describe('an expired session', () => {
  for (const [place, ofPlace] of Object.entries(requests))
    test(`shows a message for each request from ${place}, then redirects to sign-in and back`, async ({
      page,
    }) => {
      await signInWithOrganization(page);
      const { email } = await getJson<{ email: string }>(page, '/api/user');
      await rememberMessages(page);
      for (const [request, prepare] of Object.entries(ofPlace))
        await test.step(request, async () => {
          const control = await prepare(page);
          await expect(control).toBeEnabled();
          const { pathname } = new URL(page.url());
          await forgetMessages(page);
          await endSession(page);
          await control.click();
          await page.waitForURL(/\/auth\?next=/);
          expect(new URL(page.url()).searchParams.get('next')).toMatch(new RegExp(`^${pathname}`));
          await expectRemembered(page, 'UnauthorizedYou are logged out. Logging in again...');
          await callApi(page, 'POST', '/api/login', { email, password: 'harbor street' });
        });
    });
});
