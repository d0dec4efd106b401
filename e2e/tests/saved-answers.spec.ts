import { expect, test, type Page } from '@playwright/test';
import { buyApplication, callApi, createApplication } from '../support/api-calls.ts';
import { auditSizes, auditThemes } from '../support/audit.ts';
import { detailedAnalysis } from '../support/detailed-analysis.ts';
import { organization } from '../support/fixtures.ts';
import { contentToRewrite, dialogNamed, applicationText } from '../support/section-to-rewrite.ts';
import { signInWithOrganization } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

const answer = 'Two hundred families sleep in their cars.';
const fields = { analysis: detailedAnalysis, organizationInfo: { name: organization.name } };

const saveAnswer = (page: Page, applicationId: string, body: object) =>
  callApi(page, 'POST', `/api/applications/${applicationId}/answers`, body);

/** Signs in a new user who has an application with an old answer to "Need". */
async function createApplicationWithAnswer(page: Page): Promise<{ id: string }> {
  await signInWithOrganization(page);
  const application = await createApplication(page, fields);
  const html = `<p><strong>${answer}</strong></p>`;
  const body = { question: 'Need', text: html, reviewAfter: '2020-01-31' };
  await saveAnswer(page, application.id, body);
  return application;
}

/** Opens another application of a user who has a saved answer. */
async function openApplication(page: Page): Promise<void> {
  await createApplicationWithAnswer(page);
  await buyApplication(page);
  const { id } = await createApplication(page, { ...fields, content: contentToRewrite });
  await page.goto(`/application-creator/${id}`);
  await applicationText(page).getByText('Rents in our town').click();
}

const savedAnswers = (page: Page) => page.getByRole('list', { name: 'Saved answers' });

test('a user inserts a saved answer, and saves the section, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openApplication(page);
  await page.getByRole('tab', { name: 'Your files' }).click();
  await expect(savedAnswers(page)).toContainText('review date has passed (January 31, 2020)');
  await auditThemes(page, 'saved answers', ['light', 'dark', 'forced']);
  await savedAnswers(page).getByRole('button', { name: /^Use/ }).press('Enter');
  await expect(applicationText(page).locator('strong', { hasText: answer })).toBeVisible();
  await page.getByRole('button', { name: /^Save as answer/ }).press('Enter');
  await expect(page.getByText('Saved as an answer')).toBeVisible();
});

test('a user finds and edits an answer in the library by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { id } = await createApplicationWithAnswer(page);
  await saveAnswer(page, id, { question: 'Plan', text: '<p>We begin in May.</p>' });
  await page.goto('/documents');
  await page.getByRole('link', { name: 'Answers' }).press('Enter');
  const answers = page.getByRole('main').getByRole('listitem');
  await expect(answers).toHaveCount(2);
  await auditThemes(page, 'answers', ['light', 'dark', 'forced']);
  await page.getByRole('searchbox').fill('families cars');
  await expect(answers).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit Need' }).press('Enter');
  const edit = dialogNamed(page, 'Edit answer');
  await edit.getByLabel('Question').fill('Our need');
  await auditThemes(page, 'edit answer', ['light', 'dark', 'forced']);
  await edit.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(edit).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Our need' })).toBeVisible();
});

test('a user adds an answer without an application, by keyboard', async ({ page }) => {
  await signInWithOrganization(page);
  await page.goto('/documents/answers');
  await expect(page.getByText('No answers yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add answer' }).press('Enter');
  const add = dialogNamed(page, 'Add answer');
  await add.getByLabel('Question').fill('Mission');
  await expect(add.getByRole('button', { name: 'Save' })).toBeDisabled();
  await add.getByRole('textbox', { name: 'Answer' }).pressSequentially(answer);
  await auditSizes(page, 'add answer', ['wide', 'phone']);
  await add.getByLabel('Question').press('Enter');
  await expect(add).toBeHidden();
  const saved = page.getByRole('main').getByRole('listitem');
  await expect(saved).toContainText(answer);
  await expect(saved).toContainText(/^Mission.*Saved /s);
  await expect(page.getByRole('button', { name: 'Add answer' })).toBeFocused();
});

test('offers to save the sections of a submitted application on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openApplication(page);
  await visit(page, `${new URL(page.url()).pathname}?view=send`);
  await page.getByLabel('Where does this application stand?').selectOption('Submitted');
  await page.getByRole('button', { name: 'Save answers' }).click();
  const choices = dialogNamed(page, 'Save answers');
  await expect(choices.getByRole('checkbox')).toHaveCount(3);
  await auditThemes(page, 'save answers on a phone', ['light', 'dark']);
  await choices.getByRole('checkbox', { name: 'Team' }).uncheck();
  await choices.getByRole('button', { name: 'Save 2 answers' }).click();
  await expect(page.getByText('2 answers saved')).toBeVisible();
  await visit(page, '/documents/answers');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await auditThemes(page, 'answers on a phone', ['light', 'dark']);
  await page.getByRole('button', { name: 'Delete Summary' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
});
