import { expect, test, type Page, type ViewportSize } from '@playwright/test';
import { analyzeGuidelines } from '../journeys/create-draft.ts';
import { allThemesAndSizes, auditThemes, type Theme } from '../support/audit.ts';
import { analysisToSend, everyKindOfBlock, unfinishedContent } from '../support/audited-content.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { button } from '../support/dialogs.ts';
import { detailedAnalysis, otherJobs } from '../support/detailed-analysis.ts';
import { organization } from '../support/fixtures.ts';
import { createApplication, saveFromAnotherTab } from '../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';

const sizes = {
  wide: { viewport: { width: 1280, height: 800 }, themes: ['light', 'forced'] },
  tablet: { viewport: { width: 768, height: 1024 }, themes: [] },
  phone: { viewport: { width: 375, height: 812 }, themes: ['light', 'dark', 'forced'] },
} satisfies Record<string, { viewport: ViewportSize; themes: Theme[] }>;

for (const [size, { viewport, themes }] of Object.entries(sizes)) {
  // Each state is reached once per size and audited in every theme of that size.
  const audited: Theme[] = allThemesAndSizes ? ['light', 'dark', 'forced'] : themes;
  if (audited.length === 0) continue;
  const audit = (page: Page, state: string) => auditThemes(page, `${state}, ${size}`, audited);

  test.describe(`axe, target size and sideways scroll, ${size}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('passes on signed-out screens', async ({ page }) => {
      await page.goto('/');
      await heading(page, 'AI-Powered Grant Applications for Non-Profits');
      await audit(page, 'landing');
      await page.getByRole('button', { name: 'Watch Demo' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await audit(page, 'demo');
      await page.goto('/documents');
      await heading(page, 'Please log in to access your document library');
      await audit(page, 'please log in');
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

    test('passes on dashboard, organizations, profile and checkout', async ({ page }) => {
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
      await page.getByRole('button', { name: /^Delete/ }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await audit(page, 'delete organization');
      if (size === 'phone') {
        await page.goto('/dashboard');
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('dialog')).toContainText('Signed in as');
        await audit(page, 'side menu');
      }
      await page.goto('/profile');
      await heading(page, /profile/i);
      await audit(page, 'profile');
      await page.getByRole('tab', { name: 'Password & Security' }).click();
      await audit(page, 'password');
      await page.goto('/checkout');
      await heading(page, 'Complete Your Purchase');
      await audit(page, 'checkout');
      await page.getByRole('button', { name: 'Use 4000 0000 0000 0002' }).click();
      await page.getByRole('button', { name: /^Complete Secure Payment/ }).click();
      await expect(page.getByText('Payment Failed')).toBeVisible();
      await audit(page, 'checkout, declined, with a message');
    });

    test('passes on the document library', async ({ page }) => {
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
      await page.getByRole('button', { name: /^Move / }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await audit(page, 'menu of a document');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Edit name/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await audit(page, 'edit document name');
    });

    test('passes on loading and failed lists', async ({ page }) => {
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

    test('passes on the application creator', async ({ page }) => {
      await signInWithOrganization(page);
      await page.goto('/application-creator');
      await heading(page, 'Select Organization & Review Details');
      await audit(page, 'step 1, before the choice');
      await analyzeGuidelines(page, (step) => audit(page, step));
      await audit(page, 'step 3');
      await page.getByRole('button', { name: 'Generate Application' }).click();
      await heading(page, 'Review Generated Application');
      await audit(page, 'step 4');
      await page.getByRole('button', { name: 'Answer the next question' }).click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
      await audit(page, 'open question');
      await page.keyboard.press('Escape');
      // Narrow windows show the panels in a drawer.
      const isDrawer = size !== 'wide';
      if (isDrawer) {
        await page.getByRole('main').getByRole('button', { name: 'Requirements' }).click();
        await audit(page, 'drawer, requirements');
      }
      await page.getByRole('tab', { name: 'Sources' }).click();
      await audit(page, 'sources');
      if (isDrawer) await page.getByRole('button', { name: 'Close' }).click();
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

    test('passes on a detailed analysis and jobs of other browsers', async ({ page }) => {
      await signInWithOrganization(page);
      await page.route('**/api/jobs', (route) => route.fulfill({ json: otherJobs() }));
      await page.route('**/api/analyze-document', (route) =>
        route.fulfill({ json: detailedAnalysis }),
      );
      await page.goto('/dashboard');
      await expect(page.getByText(/is ready/).first()).toBeVisible();
      await audit(page, 'dashboard, with jobs');
      await analyzeGuidelines(page, (step) => audit(page, `${step}, with jobs`));
      await page.getByRole('button', { name: /^Serve residents.*Only for/ }).click();
      await expect(page.getByText('Guidelines, page 11')).toBeVisible();
      await audit(page, 'step 3, with every detail');
      const content = '<h2>Project Narrative</h2><p>One.</p><h2>Budget</h2><p>Two.</p>';
      const { id } = await createApplication(page, { content, analysis: detailedAnalysis });
      await page.goto(`/application-creator/${id}`);
      await expect(page.getByRole('textbox', { name: 'Application text' })).toBeVisible();
      if (size !== 'wide')
        await page.getByRole('main').getByRole('button', { name: 'Requirements' }).click();
      await expect(page.getByRole('heading', { name: 'To attach' })).toBeVisible();
      await audit(page, 'step 4, with every detail');
    });

    test('passes on "Ready to send?"', async ({ page }) => {
      await signInWithOrganization(page);
      const { id } = await createApplication(page, {
        content: unfinishedContent,
        analysis: analysisToSend,
        organizationInfo: { name: organization.name },
      });
      await page.goto(`/application-creator/${id}?view=send`);
      await heading(page, 'Ready to send?');
      const checked = page.getByText('The facts were checked against your sources.');
      await expect(checked).toBeVisible({ timeout: 90_000 });
      await audit(page, 'ready to send');
      await page
        .getByRole('button', { name: /^Not a problem/ })
        .first()
        .click();
      await button(page, '1 dismissed').click();
      for (const name of [/^File and details/, /^Doesn’t apply…/])
        await page.getByRole('button', { name }).first().click();
      await page.getByText('Font, margins and paper').click();
      await page.getByLabel('Size (points)').fill('2');
      await page
        .getByRole('list', { name: 'Text for a portal' })
        .locator('summary')
        .first()
        .click();
      await page.getByLabel('Where is this application?').selectOption({ label: 'Awarded' });
      await expect(page.getByText('Please enter a number from 6 to 24.')).toBeVisible();
      await audit(page, 'ready to send, with everything open');
    });

    test('passes on notes about drafts and expired links', async ({ page }) => {
      await signInWithOrganization(page);
      await page.goto('/application-creator');
      const organizations = page.getByLabel('Organization', { exact: true });
      await organizations.selectOption({ label: `${organization.name} (Non-Profit)` });
      await page.getByLabel('Any additional information').fill('A second van.');
      await page.goto('/application-creator?job=nowhere');
      await expect(page.getByText(/^This result is no longer available/).first()).toBeVisible();
      await expect(page.getByText('1 other unsaved draft is kept').first()).toBeVisible();
      await audit(page, 'an expired link and another draft');
      await button(page, 'Choose').click();
      await expect(page.getByRole('dialog')).toContainText(organization.name);
      await audit(page, 'drafts of this browser');
    });

    test('passes on editor overlays and edit conflicts', async ({ page }) => {
      await signInWithOrganization(page);
      const { id } = await createApplication(page, { content: everyKindOfBlock });
      await page.goto(`/application-creator/${id}`);
      const sheet = page.getByRole('textbox', { name: 'Application text' });
      await expect(sheet.getByRole('table')).toBeVisible();
      await audit(page, 'every kind of block');
      await sheet.getByText('Nine hundred').click();
      await button(page, 'Style: Text').click();
      await expect(page.getByRole('menu')).toBeVisible();
      await audit(page, 'style menu');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await button(page, 'Set link').click();
      await expect(page.getByText(/Enter a web address/)).toBeVisible();
      await audit(page, 'link dialog, with an error');
      await page.keyboard.press('Escape');
      await keyboardInput(page).addParagraph(sheet, 'Written here.');
      await page.reload();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await audit(page, 'discard the restored draft');
      await page.keyboard.press('Escape');
      await saveFromAnotherTab(page, id);
      await button(page, 'Save Application').click();
      const choice = page.getByRole('dialog', { name: 'This application was changed elsewhere' });
      await expect(choice).toContainText('Written in another place.');
      await audit(page, 'changed elsewhere');
      await button(choice, 'Keep my version').click();
      await button(page, 'View').click();
      await expect(page.getByRole('dialog')).toContainText('Written in another place.');
      await audit(page, 'the version that was set aside');
      await page.goto('/application-creator/nowhere');
      await heading(page, 'Application not found');
      await audit(page, 'no such application');
      await analyzeGuidelines(page);
      await button(page, 'Save Application').click();
      await expect(page.getByRole('dialog', { name: /Payment required/ })).toBeVisible();
      await audit(page, 'needs a payment');
    });
  });
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
