import { expect, test, type Page } from '@playwright/test';
import { analyzeGuidelines } from '../journeys/create-draft.ts';
import { viewports } from '../support/audit.ts';
import { button, heading } from '../support/dialogs.ts';
import { describeForcedColors } from '../support/forced-colors/describe-forced-colors.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { uploadDocument, createApplication } from '../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

const softly = expect.configure({ soft: true });

/*
 * Compares the colors, frame and icon of each control under a system contrast theme with snapshots. Update them with
 * `--update-snapshots`.
 */
test.use({
  viewport: viewports.wide,
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

/** Compares at both sizes: the window is resized, because the layout depends on the size through style sheets only. */
async function expectSnapshot(page: Page, screen: string): Promise<void> {
  // Hovered controls have a different frame.
  await page.mouse.move(0, 0);
  for (const viewport of [viewports.wide, viewports.phone]) {
    await page.setViewportSize(viewport);
    const name = `${screen.replaceAll(' ', '-')}-${viewport.width}.txt`;
    // Server data and the side panel appear a moment later.
    await softly(async () =>
      expect(await describeForcedColors(page), screen).toMatchSnapshot(name),
    ).toPass({ timeout: 15_000 });
  }
  await page.setViewportSize(viewports.wide);
}

test('matches the snapshots of signed-out screens', async ({ page }) => {
  await page.goto('/');
  await expect(button(page, 'Watch Demo')).toBeVisible();
  await expectSnapshot(page, 'landing');
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await button(page, 'Sign Up').click();
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
  await expectSnapshot(page, 'sign up with errors');
});

test('matches the snapshots of signed-in screens', async ({ page }) => {
  await signInWithOrganization(page);
  await uploadDocument(page, 'bylaws.docx');
  await createApplication(page);
  await page.goto('/dashboard');
  await expect(button(page, 'Edit A second van')).toBeVisible();
  await expectSnapshot(page, 'dashboard');
  await visit(page, '/dashboard?tab=applications');
  await expect(heading(page, 'All Applications')).toBeVisible();
  await button(page, 'Delete A second van').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectSnapshot(page, 'applications delete dialog');
  await page.keyboard.press('Escape');
  await visit(page, '/documents');
  await button(page, 'Move bylaws.docx').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectSnapshot(page, 'documents menu');
  await page.keyboard.press('Escape');
  await visit(page, '/organizations');
  await expect(page.getByText('Default', { exact: true })).toBeVisible();
  await expectSnapshot(page, 'organizations');
  await button(page, 'Add Organization').click();
  await button(page, 'Create Organization').click();
  await expect(page.getByText('Organization name is required')).toBeVisible();
  await expectSnapshot(page, 'organization dialog with an error');
  await page.keyboard.press('Escape');
  await visit(page, '/profile');
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  await expectSnapshot(page, 'profile');
});

test('matches the snapshots of the payment page', async ({ page }) => {
  await signIn(page);
  await page.goto('/checkout');
  await button(page, 'Use 4000 0000 0000 0002').click();
  await page.getByRole('button', { name: /^Complete Secure Payment/ }).click();
  await expect(page.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
  await expectSnapshot(page, 'checkout declined');
});

test('matches the snapshots of the application creator', async ({ page }) => {
  await signInWithOrganization(page);
  await analyzeGuidelines(page, async (step) => {
    if (step === 'step 2')
      await expect(page.getByText((await guidelinesFile()).name)).toBeVisible();
    await expectSnapshot(page, step);
  });
  await expectSnapshot(page, 'step 3');
  await button(page, 'Generate Application').click();
  const sheet = page.getByRole('textbox', { name: 'Application text' });
  await sheet.getByRole('heading').first().click();
  await page.keyboard.press('Control+b');
  await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await expectSnapshot(page, 'step 4');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('dialog', { name: 'Unsaved Changes' })).toBeVisible();
  await expectSnapshot(page, 'unsaved changes');
});
