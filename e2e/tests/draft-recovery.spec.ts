import { expect, test, type Page } from '@playwright/test';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { generateDraft, mockAnalysis } from '../journeys/create-draft.ts';
import { createApplication } from '../support/api-calls.ts';
import { expectRemembered, rememberMessages } from '../support/dialogs.ts';
import { signInWithOrganization } from '../support/sign-in.ts';

const newSentence = 'The second van will be on the road by May.';

const getSheet = (page: Page) => page.getByRole('textbox', { name: 'Application text' });

async function editNewDraft(page: Page): Promise<void> {
  await mockAnalysis(page);
  await keyboardInput(page).addParagraph(await generateDraft(page), newSentence);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
}

async function editSavedApplication(page: Page): Promise<string> {
  const { id } = await createApplication(page);
  const path = `/application-creator/${id}`;
  await page.goto(path);
  await keyboardInput(page).addParagraph(getSheet(page), newSentence);
  await expect(page.getByText(/^(Saving\.\.\.|Saved \d)/)).toBeVisible();
  return path;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Application' }).click();
}

test('restores the text after a page reload and after a tab crash', async ({ page, context }) => {
  await signInWithOrganization(page);
  const path = await editSavedApplication(page);
  await page.reload();
  await expect(getSheet(page)).toContainText(newSentence);
  await expect(page.getByText('We restored your unsaved changes').first()).toBeVisible();

  const storedDrafts = () =>
    page.evaluate(async (words) => {
      const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
      const all = await Promise.all(
        names.map(
          (name) =>
            new Promise<string>((resolve, reject) => {
              const open = indexedDB.open(name);
              open.onerror = () => reject(new Error(name));
              open.onsuccess = () => {
                const stores = [...open.result.objectStoreNames];
                if (stores.length === 0) return resolve('');
                const records = open.result
                  .transaction(stores)
                  .objectStore(stores[0] ?? '')
                  .getAll();
                records.onsuccess = () => resolve(JSON.stringify(records.result));
              };
            }),
        ),
      );
      return all.join().includes(words);
    }, newSentence);
  await expect.poll(storedDrafts).toBe(true);
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  const another = await context.newPage();
  await another.goto(path);
  await expect(getSheet(another)).toContainText(newSentence);
});

test('keeps the text when the session expires', async ({ page, context }) => {
  await signInWithOrganization(page);
  const { email } = (await (await page.request.get('/api/user')).json()) as { email: string };
  await rememberMessages(page);
  await editNewDraft(page);
  await context.clearCookies();
  await save(page);
  await expect(page).toHaveURL(/\/auth/);
  await expectRemembered(page, 'You are logged out. Logging in again...');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('harbor street');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/application-creator/);
  await expect(getSheet(page)).toContainText(newSentence);
  await save(page);
  await expect(page.getByText('Application Saved')).toBeVisible();
});
