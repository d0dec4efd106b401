import type { LibraryDocument } from '@grantwright/shared/contract';
import { expect, test, type Page } from '@playwright/test';
import { button } from '../support/dialogs.ts';
import { uploadDocument } from '../support/api-calls.ts';
import { signIn } from '../support/sign-in.ts';

/**
 * The library while long scans are read: each answer says that one more page is done, and is asked
 * for anew. Answers with how to wait until another one is on the screen.
 */
async function readingGoesOn(page: Page): Promise<() => Promise<void>> {
  let recognized = 0;
  await page.route('**/api/documents', async (route) => {
    const response = await route.fetch();
    const documents = (await response.json()) as LibraryDocument[];
    recognized += 1;
    const reading = { state: 'pending', pages: 90, recognized };
    await route.fulfill({ response, json: documents.map((one) => ({ ...one, reading })) });
  });
  const shown = page.getByText(/Recognizing text: /).first();
  return async () => {
    const before = (await shown.textContent()) ?? '';
    await expect(shown).not.toHaveText(before);
  };
}

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Document Name' });

test.beforeEach(async ({ page }) => {
  await signIn(page);
  for (const name of ['second.docx', 'first.docx']) await uploadDocument(page, name);
});

test.describe('when the library is read again', () => {
  test('a card’s menu stays open, with the focus on its item, and does what it says', async ({
    page,
  }) => {
    const readAgain = await readingGoesOn(page);
    await page.goto('/documents');
    await button(page, 'Move first.docx').focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: 'Move down' });
    for (const time of ['once', 'twice']) {
      await readAgain();
      await expect(item, time).toBeFocused({ timeout: 1_000 });
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('first.docx is now number 2 of 2')).toBeAttached();
  });

  test('the focus on a card and a name that is being typed stay', async ({ page }) => {
    const readAgain = await readingGoesOn(page);
    await page.goto('/documents');
    const edit = button(page, 'Edit name of first.docx');
    await edit.focus();
    await readAgain();
    await expect(edit).toBeFocused({ timeout: 1_000 });
    await page.keyboard.press('Enter');
    await nameField(page).fill('Spring call');
    await readAgain();
    await expect(nameField(page)).toBeFocused({ timeout: 1_000 });
    await expect(nameField(page)).toHaveValue('Spring call');
  });
});

test('a menu of a screen that one comes back to opens', async ({ page }) => {
  await page.goto('/documents');
  await expect(button(page, 'Move first.docx')).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'Sections' });
  await ways.getByRole('link', { name: 'Organization' }).click();
  await expect(page.getByRole('heading', { name: 'No organizations yet' })).toBeVisible();
  await page.goBack();
  await button(page, 'Move first.docx').click();
  await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeVisible();
});

test('a window that has the focus again without a network keeps what is open in it', async ({
  page,
}) => {
  await page.goto('/documents');
  await button(page, 'Edit name of first.docx').click();
  await nameField(page).fill('Spring call');
  await page.context().setOffline(true);
  const asked = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/user'),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await asked;
  // Until what the answer changes would be on the screen.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))),
  );
  await expect(nameField(page)).toBeFocused({ timeout: 1_000 });
  await expect(nameField(page)).toHaveValue('Spring call');
});
