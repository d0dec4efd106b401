import type { Analysis } from '@grantwright/shared/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import type { UploadFile } from '../input-methods/input-method.ts';
import { createApplication } from '../support/api-calls.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { organization } from '../support/fixtures.ts';

/** Goes from the first step to the analyzed guidelines, and calls `onStep` after each step. */
export async function analyzeGuidelines(
  page: Page,
  onStep: (step: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.goto('/application-creator');
  await analyzeFromStepOne(page, onStep);
}

export async function analyzeFromStepOne(
  page: Page,
  onStep: (step: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await chooseGuidelines(page, await guidelinesFile(), onStep);
  await page.getByRole('button', { name: 'Analyze Requirements' }).click();
  await expectAnalysis(page);
}

/** Chooses the organization and uploads a guidelines file. */
export async function chooseGuidelines(
  page: Page,
  file: UploadFile,
  onStep: (step: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page
    .getByLabel('Organization', { exact: true })
    .selectOption({ label: `${organization.name} (Non-Profit)` });
  await onStep('step 1');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('tab', { name: 'Upload a file' }).click();
  await page.getByLabel('Guidelines file').setInputFiles(file);
  await onStep('step 2');
}

export const expectAnalysis = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeVisible();

const sections = ['Organization Background', 'Statement of Need'].map((name) => ({
  name,
  description: 'Describe it.',
}));

const shortAnalysis: Analysis = {
  requirements: ['Apply by mail.'],
  sections,
  grantProgram: 'Healthy Neighborhoods',
  details: {
    provider: 'built-in',
    isCall: true,
    requirements: [{ text: 'Apply by mail.', kind: 'submission', mandatory: true }],
    sections: sections.map((section) => ({ ...section, required: true, prompts: [] })),
    questions: [],
    notes: [],
  },
};

/** Replaces the server's analysis, for tests that need only its result. */
export const mockAnalysis = (page: Page, result = shortAnalysis): Promise<unknown> =>
  page.route('**/api/analyze-document', (route) => route.fulfill({ json: result }));

/** Opens step 3 of a saved application without text, because that is faster than running an analysis. */
export async function openRequirements(page: Page, analysis = shortAnalysis): Promise<void> {
  const { id } = await createApplication(page, {
    content: '',
    status: 'in_progress',
    analysis,
    organizationInfo: organization,
  });
  await page.goto(`/application-creator/${id}`);
  await expect(page.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeVisible();
}

/** Generates a draft and returns the editor. */
export async function generateDraft(page: Page): Promise<Locator> {
  await analyzeGuidelines(page);
  await page.getByRole('button', { name: 'Generate Application' }).click();
  await expect(page.getByRole('heading', { name: 'Review Generated Application' })).toBeVisible();
  return page.getByRole('textbox', { name: 'Application text' });
}
