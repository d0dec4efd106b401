import { expect, test, type Page } from '@playwright/test';
import { getJson } from '../support/api-calls.ts';
import { auditThemes } from '../support/audit.ts';
import {
  contentToRewrite,
  dialogNamed,
  openRewrite,
  unsupportedOpinion,
  otherOpinion,
  applicationText,
} from '../support/section-to-rewrite.ts';

const savedText = async (page: Page, id: string) =>
  (await getJson<{ content: string }>(page, `/api/applications/${id}`)).content;

test('a shortened section is accepted in part, undone, and saved', async ({ page }) => {
  const id = await openRewrite(page);
  const choice = dialogNamed(page, 'Rewrite “Need”');
  await expect(choice.getByText('Plainer words need an AI service.')).toBeVisible();
  await auditThemes(page, 'rewrite', ['light', 'dark', 'forced']);
  await choice.getByRole('radio', { name: /^Shorten it/ }).check();
  await choice.getByRole('button', { name: 'Propose changes' }).click();

  const review = dialogNamed(page, 'Shorten “Need”');
  await expect(review.locator('del')).toHaveCount(2);
  await auditThemes(page, 'review', ['light', 'dark', 'forced']);
  await review.getByRole('button', { name: /Keep mine.*tenant/ }).click();
  await expect(review.locator('del')).toHaveCount(1);
  await review.getByRole('button', { name: 'Accept 1 of 2 changes' }).click();
  await expect(applicationText(page)).toBeFocused();
  await expect(applicationText(page)).not.toContainText(otherOpinion);
  await expect(applicationText(page)).toContainText(unsupportedOpinion);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(applicationText(page)).toContainText(otherOpinion);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(applicationText(page)).not.toContainText(otherOpinion);
  await page.getByRole('button', { name: 'Save Application' }).click();
  await expect(page.getByText('Application Saved')).toBeVisible();
  expect(await savedText(page, id)).toBe(contentToRewrite.replace(` ${otherOpinion}`, ''));
});

test('the rewrite dialog fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openRewrite(page);
  await auditThemes(page, 'rewrite on a phone', ['light', 'dark']);
  const choice = dialogNamed(page, 'Rewrite “Need”');
  await choice.getByRole('radio', { name: /^Shorten it/ }).check();
  await choice.getByRole('button', { name: 'Propose changes' }).click();
  await expect(dialogNamed(page, 'Shorten “Need”').locator('del')).toHaveCount(2);
  await auditThemes(page, 'review on a phone', ['light', 'dark']);
});
