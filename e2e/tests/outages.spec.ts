import { test as base, expect, type Browser, type Page, type Route } from '@playwright/test';
import { analyzeGuidelines } from '../journeys/create-draft.ts';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { IsolatedProduct } from '../support/isolated-product.ts';
import { uploadDocument, createApplication, getJson } from '../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';

const unreachable = 'We couldn’t reach the server.';
const getSheet = (page: Page) => page.getByRole('textbox', { name: 'Application text' });

/** Nothing listens on this port. */
const unreachableProvider = 'http://127.0.0.1:9';

/** Tests share one product and run serially; each test leaves it running. */
const test = base.extend<object, { product: IsolatedProduct }>({
  product: [
    async ({}, use) => {
      const product = await IsolatedProduct.start({
        AI_ANALYSES_PER_HOUR: '2',
        AI_DRAFTS_PER_HOUR: '1',
        RATE_LIMIT_FACTOR: '1',
        STRIPE_SECRET_KEY: 'sk_test_x',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
        STRIPE_WEBHOOK_SECRET: 'whsec_x',
        STRIPE_API_BASE: unreachableProvider,
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});
test.describe.configure({ mode: 'serial' });

test('payment: reports that the card provider is down', async ({ page }) => {
  await signIn(page);
  await page.goto('/checkout');
  await expectMessage(page, 'Failed to initialize payment. Please try again.');
  await expect(page.getByRole('heading', { name: 'Payment Error' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await button(page, 'Try Again').click();
  await reloaded;
});

test("payment: reports that the card provider's script is blocked or never answers", async ({
  page,
}) => {
  await signIn(page);
  await page.route('**/api/create-payment-intent', (route) =>
    route.fulfill({
      status: 201,
      json: { id: 'p1', clientSecret: 'x', provider: 'stripe', publishableKey: 'pk_test_x' },
    }),
  );
  const failures = {
    blocked: (route: Route) => route.abort('blockedbyclient'),
    'never answers': () => page.clock.fastForward(10_000),
  };
  await page.clock.install();
  for (const [state, fail] of Object.entries(failures))
    await test.step(state, async () => {
      let requests = 0;
      await page.route('https://js.stripe.com/**', async (route) => {
        requests += 1;
        await fail(route);
      });
      await page.goto('/checkout');
      await expect(page.getByRole('heading', { name: 'Payment Error' })).toBeVisible();
      await expect(page.getByText(/content blocker .* js\.stripe\.com/)).toBeVisible();
      const before = requests;
      expect(before).toBeGreaterThan(0);
      await button(page, 'Try Again').click();
      await expect.poll(() => requests).toBeGreaterThan(before);
    });
});

test("extraction and drafts: report a user's hourly limit", async ({ page }) => {
  await signInWithOrganization(page);
  await analyzeGuidelines(page);
  await button(page, 'Generate Application').click();
  await expect(page.getByRole('heading', { name: 'Review Generated Application' })).toBeVisible();
  await button(page, 'Previous').click();
  await button(page, 'Generate Application').click();
  await expectMessage(page, 'Failed to generate application', /\d (?:minute|second|hour)|later/);
  await page.goto('/organizations?dialog=new');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Organization Name').fill('Typed meanwhile');
  await dialog.getByLabel('Or use a document from your library').selectOption({ index: 1 });
  for (let reading = 0; reading < 2; reading += 1) {
    await button(dialog, 'Extract').click();
    await expect(button(dialog, 'Extract')).toBeEnabled();
  }
  await expectMessage(page, 'Service Temporarily Busy', /minute|later|hour/);
  await expect(dialog).toContainText(/minute|later|hour/);
});

test('a save is stored only once if the product is paused in the meantime', async ({
  page,
  product,
}) => {
  await signInWithOrganization(page);
  const { id } = await createApplication(page);
  await page.goto(`/application-creator/${id}`);
  await keyboardInput(page).addParagraph(getSheet(page), 'Written while it slept.');
  product.pause();
  await button(page, 'Save Application').dblclick();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await keyboardInput(page).addParagraph(getSheet(page), 'And this was typed meanwhile.');
  product.resume();
  await expectMessage(page, 'Application Saved');
  await expect(getSheet(page)).toContainText('And this was typed meanwhile.');
  const application = await getJson<{ version: number; content: string }>(
    page,
    `/api/applications/${id}`,
  );
  expect(application.version).toBe(2);
  expect(application.content).toContain('Written while it slept.');
});

/** Pauses the product during another user's draft and closes its page; the returned function expects the draft. */
async function pauseDuringDraft(
  browser: Browser,
  product: IsolatedProduct,
): Promise<() => Promise<void>> {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await signInWithOrganization(page);
  await analyzeGuidelines(page);
  const responsePromise = page.waitForResponse('**/api/generate-application');
  await button(page, 'Generate Application').click();
  await responsePromise;
  const isDrafting = async () =>
    (await getJson<{ kind: string }[]>(page, '/api/jobs')).some(({ kind }) => kind === 'draft');
  await expect.poll(isDrafting, { intervals: [20] }).toBe(true);
  product.pause();
  await page.close();
  return async () => {
    const reopened = await context.newPage();
    await reopened.goto('/application-creator');
    await expectDraft(reopened);
    await context.close();
  };
}

const expectDraft = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Review Generated Application' })).toBeVisible();

test('nothing is lost if the product is killed during a save, an upload and two drafts', async ({
  page: editor,
  browser,
  context,
  product,
}) => {
  await signInWithOrganization(editor);
  const { id } = await createApplication(editor);
  await uploadDocument(editor, 'bylaws.docx');
  await editor.goto(`/application-creator/${id}`);
  await keyboardInput(editor).addParagraph(getSheet(editor), 'Written before the power failed.');
  const library = await context.newPage();
  await library.goto('/documents');
  await button(library, 'Upload Document').first().click();
  const dialog = library.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(await guidelinesFile());
  const creator = await context.newPage();
  await analyzeGuidelines(creator);
  await creator.getByLabel('Application title').fill('A van for the hill towns');

  const expectUnattendedDraft = await pauseDuringDraft(browser, product);
  await button(editor, 'Save Application').click();
  await expect(button(editor, 'Saving...')).toBeVisible();
  await button(dialog, 'Upload').click();
  await expect(button(dialog, 'Uploading...')).toBeVisible();
  await button(creator, 'Generate Application').click();
  const generating = creator.getByRole('heading', { name: 'Generating Your Application' });
  await expect(generating).toBeVisible();
  await product.kill();
  await expectMessage(editor, 'Failed to save application', unreachable);
  await expectMessage(library, 'Upload Failed', 'Failed to upload document. Please try again.');
  await expectMessage(creator, 'Failed to generate application', unreachable);
  await expect(creator.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeVisible();
  await expect(creator.getByLabel('Application title')).toHaveValue('A van for the hill towns');

  await product.restart();
  await button(editor, 'Save Application').click();
  await expectMessage(editor, 'Application Saved');
  await button(dialog, 'Upload').click();
  await expectMessage(library, 'Document uploaded successfully');
  // The analysis also saved its document.
  expect(await getJson<object[]>(editor, '/api/documents')).toHaveLength(3);
  await button(creator, 'Generate Application').click();
  await expectDraft(creator);
  await expectUnattendedDraft();
  await editor.reload();
  await expect(getSheet(editor)).toContainText('Written before the power failed.');
  await library.reload();
  await expect(library.getByRole('heading', { name: 'bylaws.docx' })).toBeVisible();
});
