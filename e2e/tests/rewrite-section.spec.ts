import { expect, test as base, type Page } from '@playwright/test';
import { startAnsweringModel } from '../support/answering-model.ts';
import { createApplication, getJson } from '../support/api-calls.ts';
import { auditThemes } from '../support/audit.ts';
import { detailedAnalysis } from '../support/detailed-analysis.ts';
import { organization } from '../support/fixtures.ts';
import { IsolatedProduct } from '../support/isolated-product.ts';
import { signInWithOrganization } from '../support/sign-in.ts';

const opinion = 'We care deeply about every tenant.';
const other = 'Everyone deserves a home.';
const need = `<h2>Need</h2><p>Rents in our town have risen each year. ${opinion} In 2025 we utilized 14 vans for 214 families. ${other}</p>`;
const content = `<h2>Summary</h2><p>Nine hundred wait.</p>${need}<h2>Team</h2><p>Five people.</p>`;

// Contrast is measured once the dialog is opaque.
base.use({ contextOptions: { reducedMotion: 'reduce' } });

const text = (page: Page) => page.getByRole('textbox', { name: 'Application text' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openNeed(page: Page): Promise<string> {
  await signInWithOrganization(page);
  const { id } = await createApplication(page, {
    content,
    analysis: detailedAnalysis,
    organizationInfo: { name: organization.name },
  });
  await page.goto(`/application-creator/${id}`);
  await text(page).getByText('Rents in our town').click();
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click();
  return id;
}
const saved = async (page: Page, id: string) =>
  (await getJson<{ content: string }>(page, `/api/applications/${id}`)).content;

base('shortens a section: accepts a part, undoes it, and saves', async ({ page }) => {
  const id = await openNeed(page);
  const choice = dialog(page, 'Rewrite “Need”');
  await expect(choice.getByText('Plainer words need an AI service.')).toBeVisible();
  await auditThemes(page, 'rewrite', ['light', 'dark', 'forced']);
  await choice.getByRole('radio', { name: /^Shorten it/ }).check();
  await choice.getByRole('button', { name: 'Propose changes' }).click();

  const review = dialog(page, 'Shorten “Need”');
  await expect(review.locator('del')).toHaveCount(2);
  await auditThemes(page, 'review', ['light', 'dark', 'forced']);
  await review.getByRole('button', { name: /Keep mine.*tenant/ }).click();
  await expect(review.locator('del')).toHaveCount(1);
  await review.getByRole('button', { name: 'Accept 1 of 2 changes' }).click();
  await expect(text(page)).toBeFocused();
  await expect(text(page)).not.toContainText(other);
  await expect(text(page)).toContainText(opinion);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text(page)).toContainText(other);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(text(page)).not.toContainText(other);
  await page.getByRole('button', { name: 'Save Application' }).click();
  await expect(page.getByText('Application Saved')).toBeVisible();
  expect(await saved(page, id)).toBe(content.replace(` ${other}`, ''));
});

base('fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openNeed(page);
  await auditThemes(page, 'rewrite on a phone', ['light', 'dark']);
  const choice = dialog(page, 'Rewrite “Need”');
  await choice.getByRole('radio', { name: /^Shorten it/ }).check();
  await choice.getByRole('button', { name: 'Propose changes' }).click();
  await expect(dialog(page, 'Shorten “Need”').locator('del')).toHaveCount(2);
  await auditThemes(page, 'review on a phone', ['light', 'dark']);
});

/** A product whose language model uses plainer words, and invents a figure. */
const test = base.extend<object, { product: IsolatedProduct }>({
  product: [
    async ({}, use) => {
      const model = await startAnsweringModel(
        need.replace('<h2>Need</h2>', '').replace('utilized', 'used').replace('214', '77,314'),
      );
      const product = await IsolatedProduct.start({
        OPENAI_BASE_URL: `http://${model.host}/v1`,
        OPENAI_MODEL: 'test-model',
      });
      await use(product);
      await product.stop();
      model.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});

test('uses plainer words, keeps text typed meanwhile, and marks an invented figure', async ({
  page,
}) => {
  await openNeed(page);
  const choice = dialog(page, 'Rewrite “Need”');
  await choice.getByRole('radio', { name: /plainer words/ }).check();
  await choice.getByRole('button', { name: 'Propose changes' }).click();
  await text(page).getByText('Five people.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' And a dog.');
  const offer = page.getByRole('button', { name: 'Review the new version' });
  const review = dialog(page, 'Plainer words for “Need”');
  await offer.click();
  await expect(review).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offer).toBeFocused();
  await page.reload();
  await offer.click();
  await expect(review.getByText('No source found for “77,314”.')).toBeVisible();
  await expect(review.locator('ins')).toHaveText(['used', '77,314']);
  await auditThemes(page, 'review of a rewrite', ['light', 'dark']);
  await review.getByRole('button', { name: /Keep mine.*214/ }).click();
  await review.getByRole('button', { name: 'Accept 1 of 2 changes' }).click();
  await expect(text(page)).toContainText('In 2025 we used 14 vans for 214 families.');
  await expect(text(page)).toContainText('Five people. And a dog.');
});
