import { expect, test, type Locator, type Page } from '@playwright/test';
import { createApplication } from '../support/api-calls.ts';
import { signInWithOrganization } from '../support/sign-in.ts';

const open = 'How will you measure success?';
const answered = 'We count visits every week.';

async function openQuestion(page: Page): Promise<Locator> {
  await signInWithOrganization(page);
  const { id } = await createApplication(page, { content: `<p>[NEEDS INPUT: ${open}]</p>` });
  await page.goto(`/application-creator/${id}`);
  return page.getByRole('textbox', { name: 'Application text' });
}

test('an answer replaces the open question, and undo restores the question', async ({ page }) => {
  const sheet = await openQuestion(page);
  await sheet.getByText(open).click();
  await page.getByRole('dialog').getByRole('textbox').fill(answered);
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(sheet).toContainText(answered);
  await expect(sheet).not.toContainText(open);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet).toContainText(open);
});

test('a partial answer is kept when the question closes', async ({ page }) => {
  const sheet = await openQuestion(page);
  const question = sheet.getByText(open);
  const answer = page.getByRole('dialog').getByRole('textbox');
  await question.click();
  await answer.fill(answered);
  await page.keyboard.press('Escape');
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toHaveValue(answered);
  await page.getByRole('button', { name: 'Save Application' }).click();
  await expect(sheet).toContainText(answered);
});
