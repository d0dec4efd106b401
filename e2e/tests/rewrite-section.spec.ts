import { expect, test, type Page } from '@playwright/test';
import { getJson } from '../support/api-calls.ts';
import { auditSizes } from '../support/audit.ts';
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

test('a user accepts one of two proposed cuts, undoes and redoes it, and saves', async ({
  page,
}) => {
  const id = await openRewrite(page);
  const choice = dialogNamed(page, 'Rewrite “Need”');
  await expect(choice.getByText('Using plainer words requires an AI service.')).toBeVisible();
  await auditSizes(page, 'rewrite', ['wide', 'phone']);
  await choice.getByRole('radio', { name: /^Shorten it/ }).check();
  await choice.getByRole('button', { name: 'Propose changes' }).click();

  const review = dialogNamed(page, 'Shorten “Need”');
  await expect(review.locator('del')).toHaveCount(2);
  await auditSizes(page, 'review', ['wide', 'phone']);
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
