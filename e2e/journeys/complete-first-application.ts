import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import type { InputMethod } from '../input-methods/input-method.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { newAccount, organization } from '../support/fixtures.ts';
import { wordXml } from '../support/word-xml.ts';

const requestText = 'We ask for $32,000 for a second van that will reach 900 more households.';
const addedText = 'The second van will be on the road by May.';
const title = 'A second van for Harbor County';

/** Runs the complete journey from the landing page to a finished Word file. */
export async function completeFirstApplication(page: Page, input: InputMethod): Promise<void> {
  await signUp(page, input);
  await describeOrganization(page, input);
  await chooseOrganization(page, input);
  await uploadGuidelines(page, input);
  await reviewAnalysis(page, input);
  await reviewDraft(page, input);
  await editAndSave(page, input);
  await downloadWordFile(page, input);
  await reopenApplication(page, input);
}

const signUp = (page: Page, input: InputMethod) =>
  test.step('sign up', async () => {
    const account = newAccount();
    await page.goto('/');
    await expect(
      page.getByRole('heading', { name: 'AI-Powered Grant Applications for Non-Profits' }),
    ).toBeVisible();
    await input.press(page.getByRole('link', { name: 'Get Started Free' }));
    await input.selectTab(page.getByRole('tab', { name: 'Sign Up' }));
    await input.write(page.getByLabel('Username'), account.username);
    await input.write(page.getByLabel('Email'), account.email);
    await input.write(page.getByLabel('Password', { exact: true }), account.password);
    await input.press(page.getByRole('button', { name: 'Sign Up' }));
    await expect(page.getByText('No applications yet')).toBeVisible();
  });

const describeOrganization = (page: Page, input: InputMethod) =>
  test.step('describe the organization', async () => {
    await input.press(page.getByRole('link', { name: 'Organizations' }).first());
    await input.press(page.getByRole('button', { name: 'Add Organization' }).first());
    const dialog = page.getByRole('dialog', { name: 'Create New Organization' });
    await input.write(dialog.getByLabel('Organization Name'), organization.name);
    await input.choose(dialog.getByLabel('Organization Type'), 'Non-Profit');
    await input.write(dialog.getByLabel('Mission Statement'), organization.missionStatement);
    await input.write(dialog.getByLabel('Past Achievements'), organization.pastAchievements);
    await input.write(dialog.getByLabel('Current Projects'), organization.currentProjects);
    await input.write(dialog.getByLabel('Annual Budget'), organization.annualBudget);
    await input.write(dialog.getByLabel('Founded Year'), String(organization.foundedYear));
    await input.press(dialog.getByRole('button', { name: 'Create Organization' }));
    await expect(page.getByText('Organization created successfully')).toBeVisible();
    await expect(page.getByText('Default', { exact: true })).toBeVisible();
  });

const chooseOrganization = (page: Page, input: InputMethod) =>
  test.step('choose the organization', async () => {
    await input.press(page.getByRole('link', { name: 'Create Application' }).first());
    await expect(page.getByText('This application is free.')).toBeVisible();
    const next = page.getByRole('button', { name: 'Next' });
    await expect(next).toBeDisabled();
    const list = page.getByLabel('Organization', { exact: true });
    await input.choose(list, `${organization.name} (Non-Profit)`);
    await expect(page.getByLabel('Mission Statement')).toHaveValue(organization.missionStatement);
    await input.write(page.getByLabel('Any additional information'), requestText);
    await input.press(next);
  });

const uploadGuidelines = (page: Page, input: InputMethod) =>
  test.step('upload the guidelines', async () => {
    const analyze = page.getByRole('button', { name: 'Analyze Requirements' });
    await expect(analyze).toBeDisabled();
    await input.selectTab(page.getByRole('tab', { name: 'Upload a file' }));
    await input.upload(page.getByLabel('Guidelines file'), await guidelinesFile());
    await input.press(analyze);
  });

const reviewAnalysis = (page: Page, input: InputMethod) =>
  test.step('review the analysis and generate a draft', async () => {
    await expect(page.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeVisible();
    await expect(page.getByLabel('Grant program')).toHaveValue(/Healthy Neighborhoods/);
    await expect(page.getByText('March 15, 2027').first()).toBeVisible();
    for (const name of ['Organization Background', 'Statement of Need', 'Evaluation'])
      await expect(page.getByText(name, { exact: true })).toBeVisible();
    await input.write(page.getByLabel('Application title'), title);
    await input.press(page.getByRole('button', { name: 'Generate Application' }));
  });

const reviewDraft = (page: Page, input: InputMethod) =>
  test.step('review the draft and its sources', async () => {
    await expect(page.getByRole('heading', { name: 'Review Generated Application' })).toBeVisible();
    const sheet = page.getByRole('textbox', { name: 'Application text' });
    await expect(sheet).toContainText('4,200 households');
    await expect(sheet).toContainText('NEEDS INPUT');
    await reviewSources(page, input);
  });

/** Sources are in a side panel, or in a drawer on a phone. */
async function reviewSources(page: Page, input: InputMethod): Promise<void> {
  const drawer = page.getByRole('main').getByRole('button', { name: 'Requirements', exact: true });
  const isPhone = await drawer.isVisible();
  if (isPhone) await input.press(drawer);
  await input.selectTab(page.getByRole('tab', { name: 'Sources' }));
  await expect(page.getByRole('tabpanel', { name: 'Sources' })).toContainText('4,200');
  if (isPhone) await input.press(page.getByRole('button', { name: 'Close' }));
}

const editAndSave = (page: Page, input: InputMethod) =>
  test.step('edit and save', async () => {
    await input.addParagraph(page.getByRole('textbox', { name: 'Application text' }), addedText);
    await input.press(page.getByRole('button', { name: 'Save Application' }));
    await expect(page.getByText('Application Saved')).toBeVisible();
    await expect(page.getByText(`Your application "${title}" has been saved`)).toBeVisible();
  });

const downloadWordFile = (page: Page, input: InputMethod) =>
  test.step('download the Word file', async () => {
    const downloadEvent = page.waitForEvent('download');
    await input.press(page.getByRole('button', { name: 'Download' }));
    const download = await downloadEvent;
    expect(download.suggestedFilename()).toBe('a_second_van_for_harbor_county.docx');
    const xml = await wordXml(await readFile(await download.path()), 'word/document.xml');
    for (const words of [title, '4,200 households', addedText]) expect(xml).toContain(words);
    expect(xml).toContain('w:val="Title"');
    expect(xml).toContain('w:val="Heading2"');
  });

const reopenApplication = (page: Page, input: InputMethod) =>
  test.step('leave and reopen the application', async () => {
    await input.press(page.getByRole('link', { name: 'Back to Dashboard' }));
    await expect(page.getByText('Complete', { exact: true })).toBeVisible();
    await input.press(page.getByRole('button', { name: `Edit ${title}` }));
    await expect(page.getByRole('textbox', { name: 'Application text' })).toContainText(addedText);
  });
