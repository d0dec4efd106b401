import { expect, test, type Page } from '@playwright/test';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { callApi, createApplication, expectAutosaved } from '../support/api-calls.ts';
import { button } from '../support/dialogs.ts';
import { newAccount, organization } from '../support/fixtures.ts';

const newSentence = 'The second van will be on the road by May.';

async function openApplication(page: Page) {
  const account = newAccount();
  await callApi(page, 'POST', '/api/register', account);
  await callApi(page, 'POST', '/api/organization', organization);
  const path = `/application-creator/${(await createApplication(page)).id}`;
  await page.goto(path);
  const sheet = page.getByRole('textbox', { name: 'Application text' });
  await expect(sheet).toBeVisible();
  await keyboardInput(page).addParagraph(sheet, newSentence);
  return { account, path };
}

/** Returns everything that this browser stores, as one string. */
const storage = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('grantwright');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('no database')));
    });
    const records = await new Promise<unknown[]>((resolve, reject) => {
      const reading = database.transaction('drafts').objectStore('drafts').getAll();
      reading.addEventListener('success', () => resolve(reading.result));
      reading.addEventListener('error', () => reject(new Error('no records')));
    });
    database.close();
    return JSON.stringify([records, { ...localStorage }, { ...sessionStorage }]);
  });

test('leaves no autosaved text in the browser', async ({ page }) => {
  await openApplication(page);
  await expectAutosaved(page);
  await expect.poll(() => storage(page)).toContain(newSentence);
  await button(page, 'Logout').click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await storage(page)).not.toContain(newSentence);
});

test('leaves the open application in another tab without storing its text again', async ({
  page,
  context,
}) => {
  await openApplication(page);
  await expectAutosaved(page);
  await expect.poll(() => storage(page)).toContain(newSentence);
  const other = await context.newPage();
  await other.goto('/organizations');
  await button(other, 'Logout').click();
  for (const tab of [other, page])
    await expect(tab.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await storage(page)).not.toContain(newSentence);
});

test('asks about unsaved changes, and keeps or discards them as the user chooses', async ({
  page,
}) => {
  await page.route('**/working-copy', (route) => route.abort());
  const { account, path } = await openApplication(page);
  for (const [choice, isKept] of [
    ['Keep on this device', true],
    ['Discard and sign out', false],
  ] as const)
    await test.step(choice, async () => {
      await button(page, 'Logout').click();
      const dialog = page.getByRole('dialog', {
        name: 'You have unsaved changes on this device',
      });
      await button(dialog, choice).click();
      await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
      expect((await storage(page)).includes(newSentence)).toBe(isKept);
      if (!isKept) return;
      await callApi(page, 'POST', '/api/login', account);
      await page.goto(path);
      await expect(page.getByRole('textbox', { name: 'Application text' })).toContainText(
        newSentence,
      );
    });
});
