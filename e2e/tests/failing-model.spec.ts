import { expect, test as base, type Page } from '@playwright/test';
import { button, expectMessage } from '../support/dialogs.ts';
import { startFailingModel } from '../support/failing-model.ts';
import { organization } from '../support/fixtures.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { IsolatedProduct } from '../support/isolated-product.ts';
import { signInWithOrganization } from '../support/sign-in.ts';

type Fixture = { product: IsolatedProduct; host: string };

/** A product whose language model fails. */
const test = base.extend<object, { failing: Fixture }>({
  failing: [
    async ({}, use) => {
      const model = await startFailingModel();
      const product = await IsolatedProduct.start({
        OPENAI_BASE_URL: `http://${model.host}/v1`,
        OPENAI_MODEL: 'test-model',
      });
      await use({ product, host: model.host });
      await product.stop();
      model.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ failing }, use) => use(failing.product.url),
});

const builtIn = (page: Page) => button(page, 'Use the built-in analyst');

test('analysis and draft: continue with the built-in analyst', async ({ page, failing }) => {
  await signInWithOrganization(page);
  await page.goto('/application-creator');
  await page
    .getByLabel('Organization', { exact: true })
    .selectOption({ label: `${organization.name} (Non-Profit)` });
  await button(page, 'Next').click();
  await page.getByRole('tab', { name: 'Upload a file' }).click();
  await page.getByLabel('Guidelines file').setInputFiles(await guidelinesFile());
  const receiver = `The AI service at ${failing.host} (test-model) receives`;
  await expect(page.getByText(`${receiver} the text of the guidelines.`)).toBeVisible();
  await button(page, 'Analyze Requirements').click();
  await expectMessage(page, 'Failed to upload and analyze file');
  await builtIn(page).click();
  await expect(page.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByText('The built-in analyst made this analysis.')).toBeVisible();
  await expect(page.getByText(`${receiver} the requirements, your answers`)).toBeVisible();
  await page.getByLabel('Application title').fill('A pantry on wheels');
  await button(page, 'Generate Application').click();
  await expectMessage(page, 'Failed to generate application');
  await expect(page.getByLabel('Application title')).toHaveValue('A pantry on wheels');
  await builtIn(page).click();
  await expect(page.getByRole('heading', { name: 'Review Generated Application' })).toBeVisible();
  await page.getByRole('tab', { name: /^Sources/ }).click();
  await expect(page.getByText('The built-in analyst wrote this draft.')).toBeVisible();
  await expect(page.getByText('The AI service used')).toHaveCount(0);
});
