import { expect, test, type Page } from '@playwright/test';
import { analysisOf } from '../journeys/draft.ts';
import { allLooks, audit } from '../support/audit.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { organization } from '../support/person.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';

const widths = {
  wide: { width: 1280, height: 800 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 375, height: 812 },
};
const everyLook = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['wide', 'tablet', 'phone'] as const).map((size) => ({ colorScheme, size })),
);
// Colours do not depend on the width: two looks see both themes and both layouts. E2E_LOOKS=all sees all six.
const looks = everyLook.filter(
  ({ colorScheme, size }) => allLooks || size === (colorScheme === 'light' ? 'wide' : 'phone'),
);

for (const { colorScheme, size } of looks) {
  test.describe(`${colorScheme}, ${size}`, () => {
    test.use({ colorScheme, viewport: widths[size], contextOptions: { reducedMotion: 'reduce' } });

    test('what visitors see', async ({ page }) => {
      await page.goto('/');
      await heading(page, 'AI-Powered Grant Applications for Non-Profits');
      await audit(page, 'landing');
      await page.goto('/auth');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      await audit(page, 'sign in');
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await audit(page, 'sign up, with errors');
      await page.goto('/nowhere');
      await heading(page, '404 Page Not Found');
      await audit(page, 'not found');
    });

    test('the dashboard family', async ({ page }) => {
      await signIn(page);
      await page.goto('/');
      await expect(page.getByText('No applications yet')).toBeVisible();
      await audit(page, 'dashboard, empty');
      await page.goto('/dashboard?tab=applications');
      await expect(page.getByText('No applications found')).toBeVisible();
      await audit(page, 'applications, empty');
      await page.goto('/organizations');
      await expect(page.getByText('No organizations yet')).toBeVisible();
      await audit(page, 'organizations, empty');
      await page.getByRole('button', { name: 'Add Organization' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Create Organization' }).click();
      await expect(dialog.getByText('Organization name is required')).toBeVisible();
      await audit(page, 'organization dialog, with an error');
      await dialog.getByLabel('Organization Name').fill(organization.name);
      await dialog.getByRole('button', { name: 'Create Organization' }).click();
      await expect(page.getByText('Default', { exact: true })).toBeVisible();
      await audit(page, 'organizations');
      await page.goto('/profile');
      await heading(page, /profile/i);
      await audit(page, 'profile');
      await page.getByRole('tab', { name: 'Password & Security' }).click();
      await audit(page, 'password');
      await page.goto('/checkout');
      await heading(page, 'Complete Your Purchase');
      await audit(page, 'checkout');
    });

    test('the document library', async ({ page }) => {
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
      await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
      await expect(page.getByText('Document uploaded successfully')).toBeVisible();
      await audit(page, 'documents');
    });

    test('the application creator', async ({ page }) => {
      await signInWithOrganization(page);
      await page.goto('/application-creator');
      await heading(page, 'Select Organization & Review Details');
      await audit(page, 'step 1, before the choice');
      await analysisOf(page, (step) => audit(page, step));
      await audit(page, 'step 3');
      await page.getByRole('button', { name: 'Generate Application' }).click();
      await heading(page, 'Review Generated Application');
      await audit(page, 'step 4');
      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await expect(page.getByRole('dialog', { name: 'Unsaved Changes' })).toBeVisible();
      await audit(page, 'unsaved changes');
      await page.getByRole('button', { name: 'Save and Continue' }).click();
      await expect(page.getByText('Recent Applications')).toBeVisible();
      await audit(page, 'dashboard');
      await page.getByRole('button', { name: /^Delete/ }).click();
      await expect(page.getByText('Are you sure?')).toBeVisible();
      await audit(page, 'delete dialog');
    });
  });
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
