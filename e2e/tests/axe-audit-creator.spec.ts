import { expect, test } from '@playwright/test';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { analyzeFromStepOne, mockAnalysis } from '../journeys/create-draft.ts';
import { createApplication, saveFromAnotherTab } from '../support/api-calls.ts';
import { auditSizes as audit, narrowSizes, viewports } from '../support/audit.ts';
import { analysisToSend, everyKindOfBlock, unfinishedContent } from '../support/audited-content.ts';
import { expectTree } from '../support/creator-tree.ts';
import { detailedAnalysis, otherJobs } from '../support/detailed-analysis.ts';
import { button, heading } from '../support/dialogs.ts';
import { organization } from '../support/fixtures.ts';
import { auditWithSnapshots } from '../support/forced-colors/audit-with-snapshots.ts';
import { signInWithOrganization } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

/*
 * Checks the application creator for axe violations, horizontal scrolling, small targets and changes in forced-colors
 * mode, and checks the names exposed by its steps.
 */
test.use({ viewport: viewports.wide });

test.beforeEach(({ page }) => signInWithOrganization(page));

test('the application creator passes the audit, and is exposed to assistive technology', async ({
  page,
}) => {
  await page.goto('/application-creator');
  await expect(heading(page, 'Select Organization & Review Details')).toBeVisible();
  await expectTree.newApplication(page);
  await audit(page, 'step 1, before the choice');
  await analyzeFromStepOne(page, async (step) => {
    await (step === 'step 1' ? expectTree.organization(page) : expectTree.guidelinesFile(page));
    await auditWithSnapshots(page, step);
  });
  await expect(heading(page, 'Grant Analysis Complete')).toBeFocused();
  await expectTree.requirements(page);
  await auditWithSnapshots(page, 'step 3');
  await button(page, 'Generate Application').click();
  await expect(heading(page, 'Review Generated Application')).toBeFocused();
  await expectTree.draft(page);
  await page
    .getByRole('textbox', { name: 'Application text' })
    .getByRole('heading')
    .first()
    .click();
  await page.keyboard.press('ControlOrMeta+b');
  await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await auditWithSnapshots(page, 'step 4');
  await button(page, 'Answer the next question').click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await audit(page, 'open question');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Sources' }).click();
  await audit(page, 'sources', ['wide']);
  await page.setViewportSize(viewports.phone);
  await page.getByRole('main').getByRole('button', { name: 'Requirements' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await audit(page, 'drawer, requirements', narrowSizes);
  await page.getByRole('tab', { name: 'Sources' }).click();
  await audit(page, 'drawer, sources', narrowSizes);
  await button(page, 'Close').click();
  await page.setViewportSize(viewports.wide);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('dialog', { name: 'Unsaved Changes' })).toBeVisible();
  await auditWithSnapshots(page, 'unsaved changes');
  await button(page, 'Save and Continue').click();
  await expect(page.getByText('Recent Applications')).toBeVisible();
  await auditWithSnapshots(page, 'dashboard');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('Are you sure?')).toBeVisible();
  await auditWithSnapshots(page, 'delete dialog');
});

test('a detailed analysis and jobs from other browsers pass the audit', async ({ page }) => {
  await page.route('**/api/jobs', (route) => route.fulfill({ json: otherJobs() }));
  await mockAnalysis(page, detailedAnalysis);
  await page.goto('/dashboard');
  await expect(page.getByText(/is ready/).first()).toBeVisible();
  await audit(page, 'dashboard, with jobs');
  await visit(page, '/application-creator');
  await analyzeFromStepOne(page, async (step) => {
    if (step === 'step 1') await audit(page, 'step 1, with jobs');
  });
  await page.getByText('Eligibility (1)').click();
  await page.getByRole('button', { name: /^Serve residents.*Only for/ }).click();
  await expect(page.getByText('Guidelines, page 11')).toBeVisible();
  await page
    .getByRole('button', { name: /^Leave out/ })
    .first()
    .click();
  await button(page, 'Left out (1)').click();
  await audit(page, 'step 3, with every detail');
  const content = '<h2>Project Narrative</h2><p>One.</p><h2>Budget</h2><p>Two.</p>';
  const { id } = await createApplication(page, { content, analysis: detailedAnalysis });
  await page.goto(`/application-creator/${id}`);
  await expect(page.getByRole('textbox', { name: 'Application text' })).toBeVisible();
  await expect(heading(page, 'To attach')).toBeVisible();
  await audit(page, 'step 4, with every detail', ['wide']);
  await page.setViewportSize(viewports.phone);
  await page.getByRole('main').getByRole('button', { name: 'Requirements' }).click();
  await expect(heading(page, 'To attach')).toBeVisible();
  await audit(page, 'step 4, with every detail', narrowSizes);
});

test('the "Ready to send?" page passes the audit', async ({ page }) => {
  const { id } = await createApplication(page, {
    content: unfinishedContent,
    analysis: analysisToSend,
    organizationInfo: { name: organization.name },
  });
  await page.goto(`/application-creator/${id}?view=send`);
  await expect(heading(page, 'Ready to send?')).toBeVisible();
  const checked = page.getByText('The facts were checked against your sources.');
  await expect(checked).toBeVisible();
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
  await page.getByRole('list', { name: 'Text for a portal' }).locator('summary').first().click();
  await page.getByLabel('Where does this application stand?').focus();
  await expect(page.getByText('Enter a number from 6 to 24.')).toBeVisible();
  await audit(page, 'ready to send, with everything open');
  await page.getByLabel('Where does this application stand?').selectOption({ label: 'Awarded' });
  await expect(page.getByRole('heading', { name: 'Awarded.' })).toBeVisible();
  await audit(page, 'awarded');
});

test('notes about drafts and expired links pass the audit', async ({ page }) => {
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

test('editor overlays pass the audit', async ({ page }) => {
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
  await page.keyboard.press('ControlOrMeta+k');
  await button(page, 'Set link').click();
  await expect(page.getByText(/Enter a web address/)).toBeVisible();
  await audit(page, 'link dialog, with an error');
});

test('edit conflicts and payments pass the audit', async ({ page }) => {
  const { id } = await createApplication(page);
  await page.goto(`/application-creator/${id}`);
  const sheet = page.getByRole('textbox', { name: 'Application text' });
  await keyboardInput(page).addParagraph(sheet, 'Written here.');
  await page.reload();
  await button(page, 'Discard').click();
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
  await visit(page, '/application-creator/nowhere');
  await expect(heading(page, 'Application not found')).toBeVisible();
  await audit(page, 'no such application');
  await mockAnalysis(page);
  await visit(page, '/application-creator');
  await analyzeFromStepOne(page);
  await button(page, 'Save Application').click();
  await expect(page.getByRole('dialog', { name: /Payment required/ })).toBeVisible();
  await audit(page, 'needs a payment');
});
