import { expect, test, type Browser, type Page } from '@playwright/test';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { callApi, createApplication, expectAutosaved, getJson } from '../support/api-calls.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { newAccount, organization } from '../support/fixtures.ts';

const newSentence = 'The second van will be on the road by May.';
const getSheet = (page: Page) => page.getByRole('textbox', { name: 'Application text' });

/** Signs in a new user with an application, and returns a way to open it in another browser. */
async function anAuthor(page: Page, browser: Browser) {
  const account = newAccount();
  await callApi(page, 'POST', '/api/register', account);
  await callApi(page, 'POST', '/api/organization', organization);
  const { id } = await createApplication(page);
  const path = `/application-creator/${id}`;
  await page.goto(path);
  await expect(getSheet(page)).toBeVisible();
  const openElsewhere = async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    const { email, password } = account;
    await callApi(other, 'POST', '/api/login', { email, password });
    await other.goto(path);
    await expect(getSheet(other)).toBeVisible();
    return other;
  };
  return { id, path, openElsewhere };
}

test('shows text that was typed before a page crash in another browser', async ({
  page,
  context,
  browser,
}) => {
  const { id, openElsewhere } = await anAuthor(page, browser);
  await keyboardInput(page).addParagraph(getSheet(page), newSentence);
  await expectAutosaved(page);
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  const other = await openElsewhere();
  await expect(getSheet(other)).toContainText(newSentence);
  await expect(other.getByText('We restored your unsaved changes').first()).toBeVisible();
  await button(other, 'Save Application').click();
  await expectMessage(other, 'Application Saved');
  const application = await getJson<{ content: string }>(other, `/api/applications/${id}`);
  expect(application.content).toContain(newSentence);
  expect(application).not.toHaveProperty('workingCopy');
});

test('keeps both edits when two browsers edit at the same time', async ({ page, browser }) => {
  const { openElsewhere } = await anAuthor(page, browser);
  const other = await openElsewhere();
  await keyboardInput(page).addParagraph(getSheet(page), newSentence);
  await expectAutosaved(page);
  await keyboardInput(other).addParagraph(getSheet(other), 'Written in the other browser.');
  const choice = other.getByRole('dialog', { name: 'This application was changed elsewhere' });
  await expect(choice).toContainText(newSentence);
  await expect(choice).toContainText('Written in the other browser.');
  await button(choice, 'Use other version').click();
  await expect(getSheet(other)).toContainText(newSentence);
  await button(other, 'Versions').click();
  const versions = other.getByRole('dialog', { name: 'Versions' });
  await expect(versions).toContainText('Before choosing between two texts');
});

test('reports that the user is offline, and saves once the network is back', async ({
  page,
  context,
  browser,
}) => {
  await anAuthor(page, browser);
  await context.setOffline(true);
  await keyboardInput(page).addParagraph(getSheet(page), newSentence);
  await expect(page.getByText('Not saved: offline. Kept on this device.')).toBeVisible();
  await context.setOffline(false);
  await expectAutosaved(page);
});

test('names, compares and restores a version', async ({ page, browser }) => {
  await anAuthor(page, browser);
  await button(page, 'Versions').click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByLabel('Name of the current text').fill('Sent to the board');
  await page.keyboard.press('Enter');
  await expect(versions).toContainText('Sent to the board');
  await button(versions, 'Close').click();
  await keyboardInput(page).addParagraph(getSheet(page), newSentence);
  await expectAutosaved(page);
  await button(page, 'Versions').click();
  const namedVersion = versions.getByRole('listitem').filter({ hasText: 'Sent to the board' });
  await button(namedVersion, 'Compare').click();
  const comparison = page.getByRole('dialog', { name: 'Sent to the board' });
  await expect(comparison).toContainText('Since this version: 10 words added, 0 removed.');
  await expect(comparison.getByRole('insertion')).toContainText(newSentence);
  await button(comparison, 'Restore this version').click();
  await expectMessage(page, 'Version restored');
  await expect(getSheet(page)).not.toContainText(newSentence);
  // Restoring the version before the restore undoes it.
  await button(page, 'Versions').click();
  const before = versions.getByRole('listitem').filter({ hasText: 'Before a restore' });
  await button(before, 'Compare').click();
  await button(page, 'Restore this version').click();
  await expect(getSheet(page)).toContainText(newSentence);
});
