import { expect, test } from '@playwright/test';
import { draftOf } from '../journeys/draft.ts';
import { signInWithOrganization } from '../support/sign-in.ts';

const staff = 'We have 6 staff and 80 volunteers.';

test.beforeEach(async ({ page }) => {
  await signInWithOrganization(page);
});

test('an open question is answered in its place, and undo asks it again', async ({ page }) => {
  const sheet = await draftOf(page);
  await sheet.getByText('How many staff and volunteers').click();
  await page.getByRole('dialog').getByRole('textbox').fill(staff);
  await page.getByRole('button', { name: 'Put in' }).click();
  await expect(sheet).toContainText(staff);
  await expect(sheet).not.toContainText('How many staff and volunteers');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet).toContainText('How many staff and volunteers');
});

test('what was typed is not lost when the person turns to something else', async ({ page }) => {
  const sheet = await draftOf(page);
  const question = sheet.getByText('How many staff and volunteers');
  const answer = page.getByRole('dialog').getByRole('textbox');
  await question.click();
  await answer.fill(staff);
  await page.keyboard.press('Escape');
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toHaveValue(staff);
  await page.getByRole('button', { name: 'Save Application' }).click();
  await expect(sheet).toContainText(staff);
});
