import { expect, test, type Browser, type Page } from '@playwright/test';
import { callApi } from '../support/api-calls.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { newAccount } from '../support/fixtures.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Signs in to the account in another browser. */
async function signInElsewhere(page: Page, browser: Browser, account: object) {
  const elsewhere = await browser.newContext({ userAgent: firefox });
  await callApi(await elsewhere.newPage(), 'POST', '/api/login', account);
  return elsewhere;
}

test('a user ends a session in another browser, and then all other sessions', async ({
  page,
  browser,
}) => {
  const account = newAccount();
  await callApi(page, 'POST', '/api/register', account);
  const first = await signInElsewhere(page, browser, account);
  const second = await signInElsewhere(page, browser, account);
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Password & Security' }).click();
  const sessions = page.getByRole('region', { name: 'Where you’re signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByText('This device')).toHaveCount(1);

  const signOut = button(sessions, 'Sign out Firefox on Linux');
  await signOut.first().click();
  await expectMessage(page, 'Signed out Firefox on Linux');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await button(sessions, 'Sign out everywhere else').click();
  await expectMessage(page, 'Signed out everywhere else');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  for (const context of [first, second]) {
    await expect.poll(async () => (await context.request.get('/api/user')).status()).toBe(401);
    await context.close();
  }
  expect((await page.request.get('/api/user')).status()).toBe(200);
});
