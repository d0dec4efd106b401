import { expect, test } from '@playwright/test';
import { createApplication, originOf } from '../support/api-calls.ts';
import { button, message } from '../support/dialogs.ts';
import { organization } from '../support/fixtures.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';

test.describe('shared navigation', () => {
  test('is a side menu on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await signIn(page);
    await page.goto('/');
    await button(page, 'Open menu').click();
    const menu = page.getByRole('dialog');
    await expect(menu).toContainText('Signed in as');
    for (const [name, path] of [
      ['Dashboard', '/'],
      ['Organizations', '/organizations'],
      ['Create Application', '/application-creator'],
      ['Document Library', '/documents'],
      ['Profile', '/profile'],
    ] as const)
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await button(menu, 'Logout').click();
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible();
  });
});

test.describe('dashboard', () => {
  test('requests its data once', async ({ page }) => {
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

  test('counts, lists, downloads and deletes applications', async ({ page }) => {
    await signInWithOrganization(page);
    await createApplication(page, { status: 'in_progress' });
    await page.goto('/dashboard');
    await expect(
      page.getByText('Welcome back! Manage your grant applications here.'),
    ).toBeVisible();
    const counts = page.getByRole('definition');
    await expect(counts).toHaveText(['1', '0', '1']);
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Delete/ }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(
      'This action cannot be undone. This will permanently delete your application and all associated data.',
    );
    await button(dialog, 'Cancel').click();
    await expect(page.getByRole('button', { name: /^Delete/ })).toBeFocused();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await button(dialog, 'Delete').click();
    await expect(message(page, 'Application deleted successfully')).toBeVisible();
    await expect(page.getByText('No applications yet')).toBeVisible();
  });
});

test.describe('organizations', () => {
  test('changes the default, and asks before a deletion', async ({ page }) => {
    await signInWithOrganization(page);
    await page.goto('/organizations');
    await button(page, 'Add Organization').click();
    const dialog = page.getByRole('dialog', { name: 'Create New Organization' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Add Organization')).toBeFocused();
    await page.keyboard.press('Enter');
    await button(dialog, 'Create Organization').click();
    await expect(dialog.getByText('Organization name is required')).toBeVisible();
    await dialog.getByLabel('Organization Name').fill('Hill Town Library');
    await button(dialog, 'Create Organization').click();
    await expect(message(page, 'Organization created successfully')).toBeVisible();
    await page.getByRole('button', { name: 'Set Default: Hill Town Library' }).click();
    await expect(message(page, 'Default organization updated')).toBeVisible();
    await expect(
      page.getByRole('button', { name: `Set Default: ${organization.name}` }),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Edit Hill Town Library' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Organization' });
    await edit.getByLabel('Annual Budget').fill('$90,000');
    await button(edit, 'Update Organization').click();
    await expect(message(page, 'Organization updated successfully')).toBeVisible();
    await expect(page.getByText('$90,000')).toBeVisible();

    await page.getByRole('button', { name: 'Delete Hill Town Library' }).click();
    const ask = page.getByRole('alertdialog');
    await expect(ask).toContainText(
      'Are you sure you want to delete this organization? This action cannot be undone and will remove all associated data.',
    );
    await button(ask, 'Delete Organization').click();
    await expect(message(page, 'Organization deleted successfully')).toBeVisible();
    await expect(page.getByText('Hill Town Library')).toHaveCount(0);
  });
});

test.describe('profile settings', () => {
  test('saves a new name, and ends other sessions after a password change', async ({
    page,
    browser,
  }) => {
    await signIn(page);
    const { email } = (await (await page.request.get('/api/user')).json()) as { email: string };
    const origin = await originOf(page);
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

test.describe('payment page', () => {
  test('reports a declined card, and adds a credit for an accepted one', async ({ page }) => {
    await signIn(page);
    await page.goto('/checkout');
    for (const words of ['Additional Grant Application', 'Processing Fee', '$0.00', 'Total'])
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    const pay = button(page, 'Complete Secure Payment - $10.00');
    await page.getByLabel('Card number').fill('4000 0000 0000 0002');
    await pay.click();
    await expect(message(page, 'Payment Failed')).toBeVisible();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await pay.dblclick();
    await expect(
      message(page, 'Thank you for your purchase! You can now create additional applications.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/application-creator/);
    expect(await (await page.request.get('/api/entitlement')).json()).toMatchObject({
      freeLeft: 1,
      credits: 1,
    });
  });
});
