import { expect, test } from '@playwright/test';
import { getOrigin } from '../support/api-calls.ts';
import { button, message } from '../support/dialogs.ts';
import { signIn } from '../support/sign-in.ts';

test.describe('dashboard', () => {
  test('requests its data only once', async ({ page }) => {
    await signIn(page);
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) requested.push(pathname);
    });
    await page.goto('/dashboard');
    await expect(page.getByText('Your first application is free.')).toBeVisible();
    expect(requested.toSorted()).toEqual([
      '/api/application-counts',
      '/api/applications',
      '/api/entitlement',
      '/api/jobs',
      '/api/user',
    ]);
  });
});

test.describe('profile settings', () => {
  test('saves a new name, and ends other sessions after a password change', async ({
    page,
    browser,
  }) => {
    await signIn(page);
    const { email } = (await (await page.request.get('/api/user')).json()) as { email: string };
    const origin = await getOrigin(page);
    const elsewhere = await browser.newContext({ baseURL: origin });
    const signedIn = await elsewhere.request.post('/api/login', {
      data: { email, password: 'harbor street' },
      headers: { origin },
    });
    expect(signedIn.status()).toBe(200);

    await page.goto('/profile');
    await page.getByLabel('Username').fill('');
    await button(page, 'Save Changes').click();
    await expect(message(page, 'Please fill in all fields')).toBeVisible();
    const name = email.replace('@example.org', '-renamed');
    await page.getByLabel('Username').fill(name);
    await button(page, 'Save Changes').click();
    await expect(message(page, 'Profile updated successfully')).toBeVisible();
    await expect(page.getByText(name).first()).toBeVisible();

    await page.getByRole('tab', { name: 'Password & Security' }).click();
    await page.getByLabel('Current Password').fill('harbor street');
    await page.getByLabel('New Password', { exact: true }).fill('hill town road');
    await page.getByLabel('Confirm New Password').fill('something else');
    await button(page, 'Update Password').click();
    await expect(message(page, 'New passwords do not match')).toBeVisible();
    await page.getByLabel('Confirm New Password').fill('hill town road');
    await button(page, 'Update Password').click();
    await expect(message(page, 'Password updated successfully')).toBeVisible();
    await expect.poll(async () => (await elsewhere.request.get('/api/user')).status()).toBe(401);
    expect((await page.request.get('/api/user')).status()).toBe(200);
    await elsewhere.close();
  });
});
