import type { LibraryDocument } from '@grantwright/shared/contract';
import { expect, test, type Page } from '@playwright/test';
import { button } from '../support/dialogs.ts';
import { uploadDocument } from '../support/api-calls.ts';
import { signIn } from '../support/sign-in.ts';

const refreshIntervalMs = 2_000;

/**
 * Makes every library response report one more recognized page, so that the library keeps polling. Returns a function
 * that waits until the next response is rendered.
 */
async function mockExtractionProgress(page: Page): Promise<() => Promise<void>> {
  let recognized = 0;
  await page.route('**/api/documents', async (route) => {
    const response = await route.fetch();
    const documents = (await response.json()) as LibraryDocument[];
    recognized += 1;
    const reading = { state: 'pending', pages: 90, recognized };
    await route.fulfill({ response, json: documents.map((one) => ({ ...one, reading })) });
  });
  await page.clock.install();
  const progress = page.getByText(/Recognizing text: /).first();
  return async () => {
    const before = (await progress.textContent()) ?? '';
    await page.clock.fastForward(refreshIntervalMs);
    await expect(progress).not.toHaveText(before);
  };
}

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Document Name' });

test.beforeEach(async ({ page }) => {
  await signIn(page);
  for (const name of ['second.docx', 'first.docx']) await uploadDocument(page, name);
});

test.describe('a library refresh', () => {
  test("keeps typed text, and the focus in a card's menu, on a card and in a name field", async ({
    page,
  }) => {
    const nextRefresh = await mockExtractionProgress(page);
    await page.goto('/documents');
    await button(page, 'Move first.docx').focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: 'Move down' });
    for (const time of ['once', 'twice']) {
      await nextRefresh();
      await expect(item, time).toBeFocused({ timeout: 1_000 });
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('first.docx is now number 2 of 2')).toBeAttached();

    const edit = button(page, 'Edit name of first.docx');
    await edit.focus();
    await nextRefresh();
    await expect(edit).toBeFocused({ timeout: 1_000 });
    await page.keyboard.press('Enter');
    await nameField(page).fill('Spring call');
    await nextRefresh();
    await expect(nameField(page)).toBeFocused({ timeout: 1_000 });
    await expect(nameField(page)).toHaveValue('Spring call');
  });
});

test("opens a card's menu after navigating back, and keeps a dialog open when the window regains focus offline", async ({
  page,
}) => {
  await page.goto('/documents');
  await expect(button(page, 'Move first.docx')).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Sections' });
  await navigation.getByRole('link', { name: 'Organization' }).click();
  await expect(page.getByRole('heading', { name: 'No organizations yet' })).toBeVisible();
  await page.goBack();
  await button(page, 'Move first.docx').click();
  await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeVisible();
  await page.keyboard.press('Escape');

  await button(page, 'Edit name of first.docx').click();
  await nameField(page).fill('Spring call');
  await page.context().setOffline(true);
  const sessionRequest = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/user'),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await sessionRequest;
  // Wait until the failure would have been rendered.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))),
  );
  await expect(nameField(page)).toBeFocused({ timeout: 1_000 });
  await expect(nameField(page)).toHaveValue('Spring call');
});
