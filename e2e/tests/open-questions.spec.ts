import { expect, test } from '@playwright/test';
import { generateDraft } from '../journeys/create-draft.ts';
import { signInWithOrganization } from '../support/sign-in.ts';

const open = 'How will you measure success?';
const answered = 'We count visits every week.';

test.beforeEach(async ({ page }) => {
  await signInWithOrganization(page);
});

test('replaces the open question with the answer, and restores it on undo', async ({ page }) => {
  const sheet = await generateDraft(page);
  await sheet.getByText(open).click();
  await page.getByRole('dialog').getByRole('textbox').fill(answered);
  await page.getByRole('button', { name: 'Put in' }).click();
  await expect(sheet).toContainText(answered);
  await expect(sheet).not.toContainText(open);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet).toContainText(open);
});

test('keeps a partial answer when the question closes', async ({ page }) => {
  const sheet = await generateDraft(page);
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
