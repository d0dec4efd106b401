import { expect, test, type Page } from '@playwright/test';
import { analyzeGuidelines } from '../journeys/create-draft.ts';
import { button } from '../support/dialogs.ts';
import { describeForcedColors } from '../support/describe-forced-colors.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { uploadDocument, createApplication } from '../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';

const softly = expect.configure({ soft: true });

/*
 * What a contrast theme of the system leaves of each screen, held against what was looked at: a frame,
 * a mark or a picture that goes is a line that changes. `--update-snapshots` writes them anew.
 */
for (const [wide, viewport] of [
  ['1280', { width: 1280, height: 800 }],
  ['375', { width: 375, height: 812 }],
] as const)
  test.describe(`in forced colors, ${wide} wide`, () => {
    test.use({
      viewport,
      colorScheme: 'dark',
      contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
    });

    const expectAsSeen = async (page: Page, screen: string) => {
      // What the pointer is over has another frame.
      await page.mouse.move(0, 0);
      const name = `${screen.replaceAll(' ', '-')}-${wide}.txt`;
      // Server data and the side panel appear a moment later.
      await softly(async () =>
        expect(await describeForcedColors(page), screen).toMatchSnapshot(name),
      ).toPass({ timeout: 15_000 });
    };

    test('the screens of visitors', async ({ page }) => {
      await page.goto('/');
      await expect(button(page, 'Watch Demo')).toBeVisible();
      await expectAsSeen(page, 'landing');
      await page.goto('/auth');
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await button(page, 'Sign Up').click();
      await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
      await expectAsSeen(page, 'sign up with errors');
    });

    test('the screens of the desk', async ({ page }) => {
      await signInWithOrganization(page);
      await uploadDocument(page, 'bylaws.docx');
      await createApplication(page);
      await page.goto('/dashboard');
      await expect(button(page, 'Edit A second van')).toBeVisible();
      await expectAsSeen(page, 'dashboard');
      await page.goto('/dashboard?tab=applications');
      await button(page, 'Delete A second van').click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAsSeen(page, 'applications delete dialog');
      await page.goto('/documents');
      await button(page, 'Move bylaws.docx').click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAsSeen(page, 'documents menu');
      await page.goto('/organizations');
      await expect(page.getByText('Default', { exact: true })).toBeVisible();
      await expectAsSeen(page, 'organizations');
      await button(page, 'Add Organization').click();
      await button(page, 'Create Organization').click();
      await expect(page.getByText('Organization name is required')).toBeVisible();
      await expectAsSeen(page, 'organization dialog with an error');
      await page.goto('/profile');
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      await expectAsSeen(page, 'profile');
    });

    test('the payment', async ({ page }) => {
      await signIn(page);
      await page.goto('/checkout');
      await button(page, 'Use 4000 0000 0000 0002').click();
      await page.getByRole('button', { name: /^Complete Secure Payment/ }).click();
      await expect(page.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
      await expectAsSeen(page, 'checkout declined');
    });

    test('the application creator', async ({ page }) => {
      await signInWithOrganization(page);
      await analyzeGuidelines(page, async (step) => {
        if (step === 'step 2')
          await expect(page.getByText((await guidelinesFile()).name)).toBeVisible();
        await expectAsSeen(page, step);
      });
      await expectAsSeen(page, 'step 3');
      await button(page, 'Generate Application').click();
      const sheet = page.getByRole('textbox', { name: 'Application text' });
      await sheet.getByRole('heading').first().click();
      await page.keyboard.press('Control+b');
      await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
      await expectAsSeen(page, 'step 4');
      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await expect(page.getByRole('dialog', { name: 'Unsaved Changes' })).toBeVisible();
      await expectAsSeen(page, 'unsaved changes');
    });
  });
