import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { generateDraft } from '../journeys/create-draft.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { createApplication, getJson } from '../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';
import { wordFile } from '../support/word-file.ts';

/** Slow 3G: 50 kB per second, with a round trip of 400 ms. */
const slow3g = { latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 };

type Network = { disconnect: () => Promise<unknown>; reconnect: () => Promise<unknown> };

/** Lets the server handle POST requests, but drops their responses. */
async function dropResponses(page: Page, path: string): Promise<() => Promise<unknown>> {
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'POST' ? void route.fetch().catch(() => {}) : route.continue(),
  );
  return () => page.unroute(`**${path}`);
}

/** Throttles the network to Slow 3G. */
async function slowNetwork(page: Page): Promise<Network> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const conditions = (all: { offline: boolean } & typeof slow3g) =>
    session.send('Network.emulateNetworkConditions', all);
  await conditions({ offline: false, ...slow3g });
  const fast = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  return {
    disconnect: () => conditions({ offline: true, ...slow3g }),
    reconnect: () => conditions({ offline: false, ...fast }),
  };
}

/** Creates a one-megabyte file that cannot be compressed: 20 seconds on Slow 3G. */
const largeFile = () =>
  wordFile(
    'annual-report.docx',
    Array.from({ length: 100 }, () => randomBytes(10_000).toString('base64')),
  );

test.describe('Slow 3G', () => {
  test('shows the progress of an upload, and stores nothing if it is canceled', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/documents');
    const open = () => button(page, 'Upload Document').first().click();
    await open();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(await largeFile());
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

  test('reports an interrupted upload, and stores the file only once on retry', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/documents');
    await button(page, 'Upload Document').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(await largeFile());
    const network = await slowNetwork(page);
    await button(dialog, 'Upload').click();
    const progress = dialog.getByRole('progressbar', { name: 'Upload progress' });
    await expect
      .poll(async () => Number(await progress.getAttribute('aria-valuenow')))
      .toBeGreaterThan(2);
    await network.disconnect();
    await expectMessage(page, 'Upload Failed', 'Failed to upload document. Please try again.');
    await expect(dialog).toContainText('We couldn’t reach the server.');
    await expect(dialog).toContainText('Selected: annual-report.docx');
    await network.reconnect();
    await button(dialog, 'Upload').dblclick();
    await expectMessage(page, 'Document uploaded successfully');
    expect(await getJson<object[]>(page, '/api/documents')).toHaveLength(1);
  });

  test('loses nothing when the network fails during a save and a draft', async ({ page }) => {
    await signInWithOrganization(page);
    const sheet = await generateDraft(page);
    await keyboardInput(page).addParagraph(sheet, 'Written before the tunnel.');
    const restoreSaves = await dropResponses(page, '/api/applications');
    const network = await slowNetwork(page);
    await button(page, 'Save Application').click();
    await expect(button(page, 'Saving...')).toBeVisible();
    await network.disconnect();
    await expectMessage(page, 'Failed to save application', 'We couldn’t reach the server.');
    await expect(sheet).toContainText('Written before the tunnel.');
    await restoreSaves();
    await network.reconnect();
    await button(page, 'Save Application').click();
    await expectMessage(page, 'Application Saved');
    expect(await getJson<object[]>(page, '/api/applications')).toHaveLength(1);

    await button(page, 'Previous').click();
    await page.getByLabel('Application title').fill('A van for the hill towns');
    const restoreDrafts = await dropResponses(page, '/api/generate-application');
    const slowAgain = await slowNetwork(page);
    await button(page, 'Generate Application').click();
    await expect(page.getByRole('heading', { name: 'Generating Your Application' })).toBeVisible();
    await slowAgain.disconnect();
    await expectMessage(page, 'Failed to generate application', 'We couldn’t reach the server.');
    await expect(page.getByLabel('Application title')).toHaveValue('A van for the hill towns');
    await restoreDrafts();
    await slowAgain.reconnect();
    await page.getByRole('button', { name: 'Draft', exact: true }).click();
    await expect(sheet).toContainText('Written before the tunnel.');
  });

  test('does not report an edit conflict after the response to a save was lost', async ({
    page,
  }) => {
    await signInWithOrganization(page);
    const { id } = await createApplication(page);
    await page.goto(`/application-creator/${id}`);
    const sheet = page.getByRole('textbox', { name: 'Application text' });
    await keyboardInput(page).addParagraph(sheet, 'It arrived.');
    let isDropped = false;
    await page.route(`**/api/applications/${id}`, async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      if (isDropped) return route.continue();
      isDropped = true;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await button(page, 'Save Application').click();
    await expectMessage(page, 'Failed to save application', 'We couldn’t reach the server.');
    await keyboardInput(page).addParagraph(sheet, 'And went on.');
    await button(page, 'Save Application').click();
    await expectMessage(page, 'Application Saved');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const application = await getJson<{ content: string }>(page, `/api/applications/${id}`);
    expect(application.content).toContain('And went on.');
  });
});

test.describe('before the scripts load', () => {
  for (const address of ['/auth', '/dashboard'])
    test(`${address} shows a loading state`, async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      const waiting = page.locator('#waiting');
      await expect(waiting).toBeVisible();
      await expect(waiting).toHaveRole('status');
      await expect(waiting).toHaveCSS('display', 'grid');
      release();
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect(waiting).toBeHidden();
    });
});
