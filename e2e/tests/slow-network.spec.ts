import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { generateDraft } from '../journeys/create-draft.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { uploadDocument, createApplication, getJson } from '../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';
import { wordFile } from '../support/word-file.ts';

/** What browsers call Slow 3G: 50 kB a second, two seconds until an answer begins. */
const slow3g = { latency: 2_000, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 };

type Network = { goes: () => Promise<unknown>; comesBack: () => Promise<unknown> };

/** The server does what it is asked, but its answer is lost on the way back. */
async function losingAnswers(page: Page, path: string): Promise<() => Promise<unknown>> {
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'POST' ? void route.fetch().catch(() => {}) : route.continue(),
  );
  return () => page.unroute(`**${path}`);
}

/** From now on slow; `goes` disconnects it during a transfer. */
async function slowNetwork(page: Page): Promise<Network> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const conditions = (all: { offline: boolean } & typeof slow3g) =>
    session.send('Network.emulateNetworkConditions', all);
  await conditions({ offline: false, ...slow3g });
  const fast = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  return {
    goes: () => conditions({ offline: true, ...slow3g }),
    comesBack: () => conditions({ offline: false, ...fast }),
  };
}

/** Five megabytes of paper that no compression makes small. */
const longPaper = () =>
  wordFile(
    'annual-report.docx',
    Array.from({ length: 500 }, () => randomBytes(10_000).toString('base64')),
  );

test.describe('Slow 3G', () => {
  test('shows the progress of an upload; canceled half-way, it leaves nothing behind', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/documents');
    const open = () => button(page, 'Upload Document').first().click();
    await open();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(await longPaper());
    await slowNetwork(page);
    await button(dialog, 'Upload').click();
    await expect(button(dialog, 'Uploading...')).toBeDisabled();
    const progress = dialog.getByRole('progressbar', { name: 'Upload progress' });
    const percent = async () => Number(await progress.getAttribute('aria-valuenow'));
    await expect.poll(percent).toBeGreaterThan(5);
    expect(await percent()).toBeLessThan(100);
    await button(dialog, 'Cancel').click();
    await expect(dialog).toBeHidden();
    await open();
    await expect(button(dialog, 'Upload')).toBeDisabled();
    expect(await getJson<object[]>(page, '/api/documents')).toEqual([]);
  });

  test('a network that goes half-way through an upload is said; sent again it is there once', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/documents');
    await button(page, 'Upload Document').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(await longPaper());
    const network = await slowNetwork(page);
    await button(dialog, 'Upload').click();
    const progress = dialog.getByRole('progressbar', { name: 'Upload progress' });
    await expect
      .poll(async () => Number(await progress.getAttribute('aria-valuenow')))
      .toBeGreaterThan(2);
    await network.goes();
    await expectMessage(page, 'Upload Failed', 'Failed to upload document. Please try again.');
    await expect(dialog).toContainText('Selected: annual-report.docx');
    await network.comesBack();
    await button(dialog, 'Upload').click();
    await expectMessage(page, 'Document uploaded successfully');
    expect(await getJson<object[]>(page, '/api/documents')).toHaveLength(1);
  });

  test('a network that goes in the middle of a save and of a draft takes nothing', async ({
    page,
  }) => {
    await signInWithOrganization(page);
    const sheet = await generateDraft(page);
    await keyboardInput(page).addParagraph(sheet, 'Written before the tunnel.');
    const arrives = await losingAnswers(page, '/api/applications');
    const network = await slowNetwork(page);
    await button(page, 'Save Application').click();
    await expect(button(page, 'Saving...')).toBeVisible();
    await network.goes();
    await expectMessage(page, 'Failed to save application', 'We could not reach the server.');
    await expect(sheet).toContainText('Written before the tunnel.');
    await arrives();
    await network.comesBack();
    await button(page, 'Save Application').click();
    await expectMessage(page, 'Application Saved');
    expect(await getJson<object[]>(page, '/api/applications')).toHaveLength(1);

    await button(page, 'Previous').click();
    await page.getByLabel('Application title').fill('A van for the hill towns');
    const drafted = await losingAnswers(page, '/api/generate-application');
    const again = await slowNetwork(page);
    await button(page, 'Generate Application').click();
    await expect(page.getByRole('heading', { name: 'Generating Your Application' })).toBeVisible();
    await again.goes();
    await expectMessage(page, 'Failed to generate application', 'We could not reach the server.');
    await expect(page.getByLabel('Application title')).toHaveValue('A van for the hill towns');
    await drafted();
    await again.comesBack();
    await page.getByRole('button', { name: 'Draft', exact: true }).click();
    await expect(sheet).toContainText('Written before the tunnel.');
  });

  test('a save whose answer is lost on the way back is no change by somebody else', async ({
    page,
  }) => {
    await signInWithOrganization(page);
    const { id } = await createApplication(page);
    await page.goto(`/application-creator/${id}`);
    const sheet = page.getByRole('textbox', { name: 'Application text' });
    await keyboardInput(page).addParagraph(sheet, 'It arrived.');
    let lost = false;
    await page.route(`**/api/applications/${id}`, async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      if (lost) return route.continue();
      lost = true;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await button(page, 'Save Application').click();
    await expectMessage(page, 'Failed to save application', 'We could not reach the server.');
    await keyboardInput(page).addParagraph(sheet, 'And went on.');
    await button(page, 'Save Application').click();
    await expectMessage(page, 'Application Saved');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const saved = await getJson<{ content: string }>(page, `/api/applications/${id}`);
    expect(saved.content).toContain('And went on.');
  });

  test('two documents are deleted one right after the other, each on its own', async ({ page }) => {
    await signIn(page);
    for (const name of ['second.docx', 'first.docx']) await uploadDocument(page, name);
    await page.goto('/documents');
    await expect(page.getByRole('heading', { name: 'second.docx' })).toBeVisible();
    page.on('dialog', (question) => void question.accept());
    await slowNetwork(page);
    await button(page, 'Delete first.docx').click();
    await expect(button(page, 'Delete first.docx')).toBeDisabled();
    await button(page, 'Delete second.docx').click();
    await expect(page.getByText('No documents yet')).toBeVisible();
    expect(await getJson<object[]>(page, '/api/documents')).toEqual([]);
  });
});

test.describe('before any script is there', () => {
  for (const address of ['/auth', '/dashboard'])
    test(`${address} shows that it is coming`, async ({ page }) => {
      let send = () => {};
      const allowed = new Promise<void>((resolve) => (send = resolve));
      await page.route('**/assets/*.js', async (route) => {
        await allowed;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      const waiting = page.locator('#waiting');
      await expect(waiting).toBeVisible();
      await expect(waiting).toHaveRole('status');
      await expect(waiting).toHaveCSS('display', 'grid');
      send();
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect(waiting).toBeHidden();
    });
});
