import { expect, test } from '@playwright/test';
import { button, expectMessage } from '../../support/dialogs.ts';
import { newAccount } from '../../support/fixtures.ts';
import { callApi } from '../../support/api-calls.ts';
import { signIn } from '../../support/sign-in.ts';

test.describe('login and registration', () => {
  test('reports success on registration, logout and login', async ({ page }) => {
    const account = newAccount();
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Username').fill(account.username);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await button(page, 'Sign Up').click();
    await expectMessage(page, 'Account created successfully');
    await button(page, 'Logout').click();
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill('another one');
    await button(page, 'Sign In').click();
    await expectMessage(page, 'Login Failed', 'Invalid email or password');
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await button(page, 'Sign In').dblclick();
    await expectMessage(page, 'Logged in successfully');
  });

  test('reports a taken email address next to its field, and network failures in a message', async ({
    page,
  }) => {
    const account = newAccount();
    await callApi(page, 'POST', '/api/register', account);
    await page.context().clearCookies();
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Username').fill(`${account.username}-2`);
    await page.getByLabel('Email').fill(account.email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await button(page, 'Sign Up').click();
    await expectMessage(page, 'Registration Failed', 'An account with this email already exists.');
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/already exists/);
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Username')).toHaveValue(`${account.username}-2`);

    // A network failure is not related to a field.
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('Password', { exact: true }).fill('harbor street');
    await page.context().setOffline(true);
    await button(page, 'Sign In').click();
    await expectMessage(page, 'Login Failed', 'We couldn’t reach the server.');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Username').fill('ada');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('Password', { exact: true }).fill('harbor street');
    await button(page, 'Sign Up').click();
    await expectMessage(page, 'Registration Failed', 'We couldn’t reach the server.');
  });
});

test.describe('logout', () => {
  test('reports a failure in a message, but on the document screen only in the log', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/');
    await expect(page.getByText('No applications yet')).toBeVisible();
    await page.context().setOffline(true);
    await button(page, 'Logout').click();
    await expectMessage(page, 'Logout Error', 'There was an error logging out. Please try again.');
    await page.context().setOffline(false);

    await page.goto('/documents');
    await expect(page.getByText('No documents yet')).toBeVisible();
    await page.context().setOffline(true);
    const logged = page.waitForEvent('pageerror');
    await button(page, 'Logout').click();
    await logged;
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  });
});

test('profile and password: each rejection appears next to its field and keeps the input', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await page.goto('/profile');
  const other = newAccount();
  const { origin } = new URL(page.url());
  const elsewhere = await browser.newContext({ baseURL: origin });
  const registration = await elsewhere.request.post('/api/register', {
    data: other,
    headers: { origin },
  });
  expect(registration.status()).toBe(201);
  await elsewhere.close();
  const username = page.getByLabel('Username');
  await username.fill(other.username);
  await button(page, 'Save Changes').click();
  await expectMessage(page, 'Error', 'This username is already taken.');
  await expect(username).toHaveAccessibleDescription(/already taken/);
  await expect(username).toHaveValue(other.username);

  await page.getByRole('tab', { name: 'Password & Security' }).click();
  const current = page.getByLabel('Current Password');
  const update = button(page, 'Update Password');
  await update.click();
  await expectMessage(page, 'Please fill in all fields');
  for (const field of await page.locator('input[type=password]').all())
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(current).toBeFocused();
  await current.fill('not this one');
  await page.getByLabel('New Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm New Password').fill('short');
  await update.click();
  await expectMessage(page, 'Password must be at least 6 characters');
  await page.getByLabel('New Password', { exact: true }).fill('hill town road');
  await page.getByLabel('Confirm New Password').fill('hill town road');
  await update.click();
  await expectMessage(page, 'Error', 'The current password is incorrect.');
  await expect(current).toHaveAccessibleDescription(/is incorrect/);

  await page.context().setOffline(true);
  await update.click();
  await expectMessage(page, 'Error', 'Failed to update password. We couldn’t reach the server.');
  await page.getByRole('tab', { name: 'Profile Information' }).click();
  await username.fill('somebody-else');
  await button(page, 'Save Changes').click();
  await expectMessage(page, 'Error', 'Failed to update profile. We couldn’t reach the server.');
  await expect(username).toHaveValue('somebody-else');
});
