import { expect, test, type Page } from '@playwright/test';
import { analysisOf } from '../journeys/draft.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { aLibraryDocument, anApplication, send } from '../support/records.ts';
import { signInWithOrganization } from '../support/sign-in.ts';
import { coversFocus, underMessage } from '../support/under-message.ts';

const windows = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 375, height: 812 },
];

const softly = expect.configure({ soft: true, timeout: 3_000 });

async function inNobodysWay(page: Page, ...words: (string | RegExp)[]): Promise<void> {
  await expectMessage(page, ...words);
  // A dialog that closes behind it leaves it over another place, from which it moves.
  await softly.poll(() => underMessage(page), `under "${words.join(', ')}"`).toEqual([]);
}

for (const viewport of windows)
  test.describe(`a message covers no control, label or heading, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test('of the four steps', async ({ page }) => {
      await signInWithOrganization(page);
      await analysisOf(page, async (step) => {
        await page.context().setOffline(true);
        if (step === 'step 1') {
          await button(page, 'Logout').click();
          await expectMessage(page, 'Logout Error');
          expect(await coversFocus(page), 'the button that failed').toBe(false);
          // On a phone the bar at the top has the button, and the fields have the rest.
          if (viewport.width > 600) await inNobodysWay(page, 'Logout Error');
        } else {
          await button(page, 'Analyze Requirements').click();
          await inNobodysWay(page, 'Failed to upload and analyze file');
        }
        await page.context().setOffline(false);
      });
      await inNobodysWay(page, 'Document Saved');
      await button(page, 'Save Application').click();
      await inNobodysWay(page, 'Application Saved');
      await button(page, 'Generate Application').click();
      const sheet = page.getByRole('textbox', { name: 'Application text' });
      await sheet.getByRole('heading').first().click();
      await page.keyboard.type('Our ');
      await button(page, 'Save Application').click();
      await inNobodysWay(page, 'Application Saved');
      await button(page, 'Download').click();
      await inNobodysWay(page, 'Download Started');
    });

    test('of the library', async ({ page }) => {
      await signInWithOrganization(page);
      await aLibraryDocument(page, 'bylaws.docx');
      await page.goto('/documents');
      await button(page, 'Upload Document').click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('input[type=file]').setInputFiles(await guidelinesFile());
      await page.context().setOffline(true);
      await button(dialog, 'Upload').click();
      await inNobodysWay(page, 'Upload Failed');
      await page.context().setOffline(false);
      await button(dialog, 'Upload').click();
      await inNobodysWay(page, 'Document uploaded successfully');
      await button(page, 'Edit name of bylaws.docx').click();
      await dialog.getByRole('textbox').fill('Bylaws');
      await button(dialog, 'Save').click();
      await inNobodysWay(page, 'Document updated successfully');
      page.once('dialog', (question) => void question.accept());
      await button(page, 'Delete Bylaws').click();
      await inNobodysWay(page, 'Document deleted successfully');
    });

    test('of the organizations', async ({ page }) => {
      await signInWithOrganization(page);
      await page.goto('/organizations');
      await button(page, 'Add Organization').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Organization Name').fill('Hill Town Library');
      await button(dialog, 'Create Organization').click();
      await inNobodysWay(page, 'Organization created successfully');
      await button(page, 'Set Default: Hill Town Library').click();
      await inNobodysWay(page, 'Default organization updated');
      await button(page, 'Edit Hill Town Library').click();
      await button(dialog, 'Update Organization').click();
      await inNobodysWay(page, 'Organization updated successfully');
      await button(page, 'Delete Hill Town Library').click();
      await button(page.getByRole('alertdialog'), 'Delete Organization').click();
      await inNobodysWay(page, 'Organization deleted successfully');
    });

    test('nor a dialog that opens after it', async ({ page }) => {
      await signInWithOrganization(page);
      const { id } = await anApplication(page);
      await page.goto(`/application-creator/${id}`);
      const save = button(page, 'Save Application');
      await save.click();
      await expectMessage(page, 'Application Saved');
      await underMessage(page);
      // Its clock stands while the pointer is over it.
      await page.locator('[data-sonner-toast]').hover();
      await page.getByLabel('Application text').press('x');
      await page.getByRole('link', { name: 'Back to Dashboard' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Unsaved Changes' });
      await expect(button(dialog, 'Save and Continue')).toBeVisible();
      await expect
        .poll(async () => {
          await underMessage(page);
          const [its, other] = await Promise.all([
            page.locator('[data-sonner-toast]').boundingBox(),
            dialog.boundingBox(),
          ]);
          if (!its || !other) return 'gone';
          const isBeside = its.x + its.width <= other.x || other.x + other.width <= its.x;
          return isBeside || its.y + its.height <= other.y || other.y + other.height <= its.y;
        })
        .toBe(true);
    });

    test('and never what one works on, where nothing is free', async ({ page }) => {
      await signInWithOrganization(page);
      for (let count = 0; count < 12; count += 1)
        await send(page, 'POST', '/api/organization', { name: `Branch ${count}` });
      await page.goto('/organizations');
      const all = page.getByRole('button', { name: /^Set Default: Branch/ });
      await expect(all).toHaveCount(12);
      await page.context().setOffline(true);
      for (const block of ['start', 'end'] as const) {
        const one = all.nth(5);
        await one.evaluate((element, where) => element.scrollIntoView({ block: where }), block);
        await one.focus();
        await page.keyboard.press('Enter');
        await expectMessage(page, 'Failed to set default organization');
        expect(await coversFocus(page), `at the ${block}`).toBe(false);
        await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      }
    });
  });

test('a message makes way when a dialog is gone that gave the focus back before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signInWithOrganization(page);
  await page.goto('/organizations');
  await button(page, 'Add Organization').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Organization Name').fill('Hill Town Library');
  // As on a busy machine: while it goes it still looks open to whoever asks.
  await dialog.evaluate((element) =>
    new MutationObserver(() => {
      if (element.getAttribute('data-state') !== 'open') element.setAttribute('data-state', 'open');
    }).observe(element, { attributeFilter: ['data-state'] }),
  );
  await button(dialog, 'Create Organization').click();
  await expect(dialog).toHaveCount(0);
  await inNobodysWay(page, 'Organization created successfully');
});

test('a message makes way when the window changes its size', async ({ page }) => {
  await signInWithOrganization(page);
  await page.goto('/profile');
  await page.getByLabel('Username').fill('');
  const save = button(page, 'Save Changes');
  await save.press('Enter');
  await expectMessage(page, 'Please fill in all fields');
  // Its clock stands while the pointer is over it.
  await page.locator('[data-sonner-toast]').hover();
  await save.focus();
  await page.setViewportSize({ width: 375, height: 812 });
  const { y, height } = (await save.boundingBox()) ?? { y: 0, height: 0 };
  await page.setViewportSize({ width: 375, height: Math.ceil(y + height) + 40 });
  await expect.poll(() => coversFocus(page)).toBe(false);
});

for (const viewport of windows.filter(({ width }) => width > 600))
  test(`a message leaves notes and test cards free, too, ${viewport.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInWithOrganization(page);
    await page.goto('/checkout');
    await page.getByLabel('Card number').fill('4000 0000 0000 0002');
    await page.keyboard.press('Enter');
    await expectMessage(page, 'Payment Failed');
    expect(await underMessage(page, 'li, [data-read]')).toEqual([]);
  });
