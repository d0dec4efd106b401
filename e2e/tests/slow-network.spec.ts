import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { button } from '../support/dialogs.ts';
import { aLibraryDocument, read } from '../support/records.ts';
import { signIn } from '../support/sign-in.ts';
import { wordFile } from '../support/word-file.ts';

/** What browsers call Slow 3G: 50 kB a second, two seconds until an answer begins. */
const slow3g = { latency: 2_000, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 };

async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow3g });
}

/** Paper that no compression makes small. */
const longPaper = () =>
  wordFile(
    'annual-report.docx',
    Array.from({ length: 400 }, () => randomBytes(1_000).toString('base64')),
  );

test.describe('section 4, on Slow 3G', () => {
  test('an upload says how far it is; cancelled half-way it leaves nothing behind', async ({
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
    expect(await read<object[]>(page, '/api/documents')).toEqual([]);
  });

  test('two documents are deleted one right after the other, each on its own', async ({ page }) => {
    await signIn(page);
    for (const name of ['second.docx', 'first.docx']) await aLibraryDocument(page, name);
    await page.goto('/documents');
    await expect(page.getByRole('heading', { name: 'second.docx' })).toBeVisible();
    page.on('dialog', (question) => void question.accept());
    await slowNetwork(page);
    await button(page, 'Delete first.docx').click();
    await expect(button(page, 'Delete first.docx')).toBeDisabled();
    await button(page, 'Delete second.docx').click();
    await expect(page.getByText('No documents yet')).toBeVisible();
    expect(await read<object[]>(page, '/api/documents')).toEqual([]);
  });
});

test.describe('section 2, before any script is there', () => {
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
