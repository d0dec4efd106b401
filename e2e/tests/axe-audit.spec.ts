import { expect, test } from '@playwright/test';
import { auditSizes as audit, viewports } from '../support/audit.ts';
import { button, heading } from '../support/dialogs.ts';
import { organization } from '../support/fixtures.ts';
import { auditWithSnapshots } from '../support/forced-colors/audit-with-snapshots.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

/*
 * Checks for axe violations, horizontal scrolling, small targets and changes in forced-colors mode outside the creator,
 * which is covered by axe-audit-creator.spec.ts.
 */
test.use({ viewport: viewports.wide });

test('signed-out screens pass the audit', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page, 'AI-Powered Grant Applications for Non-Profits')).toBeVisible();
  await auditWithSnapshots(page, 'landing');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await audit(page, 'demo');
  await page.keyboard.press('Escape');
  await visit(page, '/documents');
  await expect(heading(page, 'Please log in to access your document library')).toBeVisible();
  await audit(page, 'please log in');
  await visit(page, '/auth');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await audit(page, 'sign in');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await auditWithSnapshots(page, 'sign up, with errors');
  await visit(page, '/forgot-password');
  await expect(button(page, 'Send link')).toBeVisible();
  await audit(page, 'forgot password');
  await page.goto('/reset-password#token=unknown');
  await expect(button(page, 'Update Password')).toBeVisible();
  await audit(page, 'reset password');
  await visit(page, '/nowhere');
  await expect(heading(page, '404 Page Not Found')).toBeVisible();
  await audit(page, 'not found');
});

test('the dashboard and organizations pass the audit', async ({ page }) => {
  await signIn(page);
  await page.goto('/');
  await expect(page.getByText('No applications yet')).toBeVisible();
  await audit(page, 'dashboard, empty');
  await page.setViewportSize(viewports.phone);
  await button(page, 'Open menu').click();
  await expect(page.getByRole('dialog')).toContainText('Signed in as');
  await audit(page, 'side menu', ['phone']);
  await page.setViewportSize(viewports.wide);
  await page.keyboard.press('Escape');
  await visit(page, '/dashboard?tab=applications');
  await expect(page.getByText('No applications found')).toBeVisible();
  await audit(page, 'applications, empty');
  await visit(page, '/organizations');
  await expect(page.getByText('No organizations yet')).toBeVisible();
  await audit(page, 'organizations, empty');
  await button(page, 'Add Organization').first().click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Create Organization').click();
  await expect(dialog.getByText('Organization name is required')).toBeVisible();
  await auditWithSnapshots(page, 'organization dialog, with an error');
  await dialog.getByLabel('Organization Name').fill(organization.name);
  await button(dialog, 'Create Organization').click();
  await expect(page.getByText('Default', { exact: true })).toBeVisible();
  await auditWithSnapshots(page, 'organizations');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await audit(page, 'delete organization');
});

test('the profile and the checkout pass the audit', async ({ page }) => {
  await signIn(page);
  await page.goto('/profile');
  await expect(heading(page, /profile/i)).toBeVisible();
  await auditWithSnapshots(page, 'profile');
  await page.getByRole('tab', { name: 'Password & Security' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  await audit(page, 'password');
  await page.getByRole('tab', { name: 'Payments & Data' }).click();
  await expect(page.getByText(/^No payments yet/)).toBeVisible();
  await audit(page, 'payments and data');
  await visit(page, '/checkout');
  await expect(heading(page, 'Complete Your Purchase')).toBeVisible();
  await audit(page, 'checkout');
  // The message disappears after five seconds, so show it again for each size.
  for (const size of ['wide', 'phone'] as const) {
    await page.goto('/checkout');
    await button(page, 'Use 4000 0000 0000 0002').click();
    await page.getByRole('button', { name: /^Complete Secure Payment/ }).click();
    await expect(page.getByText('Payment Failed')).toBeVisible();
    await auditWithSnapshots(page, 'checkout, declined, with a message', [size]);
  }
});

test('the document library passes the audit', async ({ page }) => {
  await signIn(page);
  await page.goto('/documents');
  await expect(page.getByText('No documents yet')).toBeVisible();
  await audit(page, 'documents, empty');
  await page
    .getByRole('button', { name: /Upload/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(await guidelinesFile());
  await audit(page, 'upload dialog');
  await button(dialog, 'Upload').click();
  await expect(page.getByText('Document uploaded successfully')).toBeVisible();
  await audit(page, 'documents');
  await page.getByRole('button', { name: /^Move / }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await auditWithSnapshots(page, 'menu of a document');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Edit name/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await audit(page, 'edit document name');
});

test('loading and failed lists pass the audit', async ({ page }) => {
  await signInWithOrganization(page);
  for (const path of [
    '/dashboard',
    '/dashboard?tab=applications',
    '/organizations',
    '/documents',
  ]) {
    let respond = () => {};
    const released = new Promise<void>((resolve) => (respond = resolve));
    const lists = /\/api\/(applications|organizations|documents)(\?|$)/;
    await page.route(lists, async (route) => {
      await released;
      await route.abort();
    });
    await page.goto(path);
    await expect(page.getByText(/^Loading your/).first()).toBeAttached();
    await audit(page, `${path.replace(/\W/g, ' ')}, loading`);
    respond();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await audit(page, `${path.replace(/\W/g, ' ')}, not loaded`);
    await page.unroute(lists);
  }
});
