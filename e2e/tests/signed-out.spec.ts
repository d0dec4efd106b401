import { expect, test } from '@playwright/test';
import { button, message } from '../support/dialogs.ts';
import { newAccount } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';

test.describe('landing page', () => {
  test('describes the product and links to sign-up', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Login', 'Sign Up', 'Get Started Free'])
      await expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute(
        'href',
        /^\/auth/,
      );
    await expect(
      page.getByText('First application free • $10 for additional applications'),
    ).toBeVisible();
    for (const name of [
      'AI-Powered Grant Writing',
      'Professional Grant Editor',
      'Grant Application Export',
    ])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeVisible();
  });

  test('shows the product demo without leaving the page', async ({ page }) => {
    await page.goto('/');
    await button(page, 'Watch Demo').click();
    const demo = page.getByRole('dialog');
    await expect(demo).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(demo).toBeHidden();
    await expect(button(page, 'Watch Demo')).toBeFocused();
  });
});

test.describe('/auth', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByText('Your first grant application is free!')).toBeVisible();
  });

  test('requires every field', async ({ page }) => {
    await button(page, 'Sign In').click();
    await expect(message(page, 'Please fill in all fields')).toBeVisible();
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    const password = page.getByPlaceholder('Create a password (min 6 characters)');
    await page.getByLabel('Username').fill('ada');
    await page.getByLabel('Email').fill('ada@example.org');
    await password.fill('short');
    await button(page, 'Sign Up').click();
    await expect(page.getByText('Password must be at least 6 characters').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
  });

  test('rejects a wrong password and a taken email address with a message', async ({ page }) => {
    const account = newAccount();
    const { origin } = new URL(page.url());
    await page.request.post('/api/register', { data: account, headers: { origin } });
    await page.context().clearCookies();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await button(page, 'Sign In').click();
    await expect(message(page, 'Login Failed')).toBeVisible();
    await expect(page).toHaveURL(/\/auth/);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Username').fill(`${account.username}-2`);
    await page.getByLabel('Email').fill(account.email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await button(page, 'Sign Up').click();
    await expect(message(page, 'Registration Failed')).toBeVisible();
  });
});

test.describe('route table', () => {
  test('redirects a signed-in user from /auth to /', async ({ page }) => {
    await signIn(page);
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('redirects GET /api/login to /auth and back to the previous page', async ({ page }) => {
    const account = newAccount();
    await page.goto('/auth');
    const { origin } = new URL(page.url());
    await page.request.post('/api/register', { data: account, headers: { origin } });
    await page.context().clearCookies();
    await page.goto('/documents');
    await expect(page.getByText('Please log in to access your document library')).toBeVisible();
    await page.getByRole('link', { name: 'Log In' }).click();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await button(page, 'Sign In').click();
    await expect(page.getByRole('heading', { name: 'Document Library' })).toBeVisible();
    await page.goto('/api/login?next=https://evil.example');
    expect(new URL(page.url()).origin).toBe(origin);
  });

  test('shows the 404 screen on any other path', async ({ page }) => {
    await page.goto('/somewhere/else');
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });

  for (const path of ['/dashboard', '/profile', '/checkout'])
    test(`redirects a signed-out user from ${path} to sign-in`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/auth/);
    });
});
