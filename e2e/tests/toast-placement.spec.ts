import { expect, test, type Page } from '@playwright/test';
import { analyzeGuidelines } from '../journeys/create-draft.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { createApplication, callApi } from '../support/api-calls.ts';
import { signInWithOrganization } from '../support/sign-in.ts';
import { toastCoversFocus, elementsUnderToast } from '../support/toast-overlap.ts';

const windows = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 375, height: 812 },
];

const softly = expect.configure({ soft: true, timeout: 3_000 });

async function expectClear(page: Page, ...words: (string | RegExp)[]): Promise<void> {
  await expectMessage(page, ...words);
  await softly.poll(() => elementsUnderToast(page), `under "${words.join(', ')}"`).toEqual([]);
  await softly.poll(() => toastCoversFocus(page), `focus under "${words.join(', ')}"`).toBe(false);
}

/** A message stays while the pointer is over it. */
const holdMessage = (page: Page) =>
  page.locator('[data-sonner-toast][data-removed="false"]').hover();

for (const viewport of windows)
  test.describe(`messages have one place that layouts keep free, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test('they cover no bar, title, lead or focused control of the four steps', async ({
      page,
    }) => {
      await signInWithOrganization(page);
      await analyzeGuidelines(page, async (step) => {
        await page.context().setOffline(true);
        if (step === 'step 1') {
          await button(page, 'Logout').click();
          await expectClear(page, 'Logout Error');
        } else {
          await button(page, 'Analyze Requirements').click();
          await expectClear(page, 'Failed to upload and analyze file');
        }
        await page.context().setOffline(false);
      });
      await expectClear(page, 'Document Saved');
      await button(page, 'Save Application').click();
      await expectClear(page, 'Application Saved');
      await button(page, 'Generate Application').click();
      const sheet = page.getByRole('textbox', { name: 'Application text' });
      await sheet.getByRole('heading').first().click();
      await page.keyboard.type('Our ');
      await button(page, 'Save Application').click();
      await expectClear(page, 'Application Saved');
      await button(page, 'Download').click();
      await expectClear(page, 'Download Started');
    });

    test('they cover no part of an open dialog', async ({ page }) => {
      await signInWithOrganization(page);
      await page.goto('/documents');
      await button(page, 'Upload Document').first().click();
      const upload = page.getByRole('dialog');
      await upload.locator('input[type=file]').setInputFiles(await guidelinesFile());
      await page.context().setOffline(true);
      await button(upload, 'Upload').click();
      await expectClear(page, 'Upload Failed');
      await page.context().setOffline(false);
      await page.goto('/organizations?dialog=new');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Organization Name').fill('Hill Town Library');
      await page.context().setOffline(true);
      await button(dialog, 'Create Organization').click();
      await expectClear(page, 'Failed to create organization');
    });

    test('nor of a dialog that opens after them', async ({ page }) => {
      await signInWithOrganization(page);
      const { id } = await createApplication(page);
      await page.goto(`/application-creator/${id}`);
      await button(page, 'Save Application').click();
      await expectMessage(page, 'Application Saved');
      await holdMessage(page);
      await page.getByLabel('Application text').press('x');
      await page.getByRole('link', { name: 'Back to Dashboard' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Unsaved Changes' });
      await expect(button(dialog, 'Save and Continue')).toBeVisible();
      await expect.poll(() => elementsUnderToast(page)).toEqual([]);
    });

    test('the page scrolls the focused control clear of them', async ({ page }) => {
      await signInWithOrganization(page);
      for (let count = 0; count < 12; count += 1)
        await callApi(page, 'POST', '/api/organization', { name: `Branch ${count}` });
      await page.goto('/organizations');
      const all = page.getByRole('button', { name: /^Set Default: Branch/ });
      await expect(all).toHaveCount(12);
      await page.context().setOffline(true);
      const one = all.nth(5);
      for (const block of ['start', 'end'] as const) {
        await one.evaluate((element, where) => element.scrollIntoView({ block: where }), block);
        await one.focus();
        await page.keyboard.press('Enter');
        await expectClear(page, 'Failed to set default organization');
      }
      // From one control to the next while the message is shown, and to the end of the page.
      await holdMessage(page);
      for (let stop = 0; stop < 8; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await toastCoversFocus(page), `stop ${stop}`).toBe(false);
      }
      const last = page.locator('main').getByRole('button').last();
      await last.focus();
      await expect.poll(() => toastCoversFocus(page)).toBe(false);
    });
  });

test('the message of the menu on a phone leaves its buttons free', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signInWithOrganization(page);
  await page.goto('/organizations');
  await button(page, 'Open menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.context().setOffline(true);
  await button(menu, 'Logout').click();
  await expectMessage(page, 'Logout Error');
  expect(await elementsUnderToast(page, '[role=dialog] :is(a, button)')).toEqual([]);
});

test('a message stays above the action bar when larger text makes that taller', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signInWithOrganization(page);
  const { id } = await createApplication(page);
  await page.goto(`/application-creator/${id}`);
  await page.evaluate(() => (document.documentElement.style.fontSize = '28px'));
  await button(page, 'Save Application').click();
  await expectMessage(page, 'Application Saved');
  expect(await elementsUnderToast(page, '[data-action-bar]')).toEqual([]);
});
