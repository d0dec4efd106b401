import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { analysisOf } from '../journeys/draft.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { aLibraryDocument } from '../support/records.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';
import { wordFile } from '../support/word-file.ts';

/** From the next page on, keeps what stands in a live region whenever it changes. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const regions = '[aria-live], [role=status], [role=alert]';
    const note = (region: Element | null | undefined) => {
      const kind = region?.getAttribute('aria-live') ?? region?.getAttribute('role') ?? '';
      if (region?.textContent) heard.push(`${kind}: ${region.textContent}`);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        note((target instanceof Element ? target : target.parentElement)?.closest(regions));
        for (const node of addedNodes)
          if (node instanceof Element) node.querySelectorAll('[role=alert]').forEach(note);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'));

test.describe('what happens is announced (4.1.3)', () => {
  test('the analysis, the draft, a save, a new order', async ({ page }) => {
    await signInWithOrganization(page);
    await listen(page);
    await analysisOf(page);
    // A short document may be read before anyone asks how far that is.
    expect(await heard(page)).toMatch(/Reading the guidelines|Finding what the funder asks for/);
    await expect
      .poll(() => heard(page))
      .toContain('File has been saved to your document library and analyzed.');
    await button(page, 'Generate Application').click();
    await expect(page.getByRole('heading', { name: 'Review Generated Application' })).toBeFocused();
    expect(await heard(page)).toMatch(/status: Generating your application: \d+%/);
    await button(page, 'Save Application').click();
    await expect.poll(() => heard(page)).toContain('has been saved successfully.');
    await aLibraryDocument(page, 'bylaws.docx');
    await page.goto('/documents');
    await button(page, 'Move bylaws.docx').click();
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expect.poll(() => heard(page)).toContain('bylaws.docx is now number 2 of 2');
  });

  test('an upload, by quarters and not by each step', async ({ page }) => {
    await signIn(page);
    await listen(page);
    await page.goto('/documents');
    await button(page, 'Upload Document').click();
    const dialog = page.getByRole('dialog');
    const paper = Array.from({ length: 300 }, () => randomBytes(1_000).toString('base64'));
    await dialog.locator('input[type=file]').setInputFiles(await wordFile('report.docx', paper));
    await expect.poll(() => heard(page)).toContain('status: Selected: report.docx');
    const session = await page.context().newCDPSession(page);
    const network = { offline: false, latency: 50, downloadThroughput: -1 };
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      ...network,
      uploadThroughput: 60 * 1024,
    });
    await button(dialog, 'Upload').click();
    await expectMessage(page, 'Document uploaded successfully');
    const said = (await heard(page)).match(/Upload progress: \d+%/g) ?? [];
    expect(new Set(said).size).toBeGreaterThan(1);
    expect(new Set(said).size).toBeLessThanOrEqual(4);
  });

  test('what went wrong at once, what went well at the next pause', async ({ page }) => {
    await signIn(page);
    await page.goto('/profile');
    const place = page.locator('section[aria-live]');
    await expect(place).toHaveAttribute('aria-live', 'polite');
    const name = await page.getByLabel('Username').inputValue();
    await page.getByLabel('Username').fill('');
    await button(page, 'Save Changes').click();
    await expectMessage(page, 'Please fill in all fields');
    await expect(place).toHaveAttribute('aria-live', 'assertive');
    await page.getByLabel('Username').fill(`${name}-2`);
    await button(page, 'Save Changes').click();
    await expectMessage(page, 'Profile updated successfully');
    await expect(place).toHaveAttribute('aria-live', 'polite');
  });
});

test.describe('a message waits for who reads it (2.2.1)', () => {
  async function anError(page: Page) {
    await signIn(page);
    await page.clock.install();
    await page.goto('/profile');
    await page.getByLabel('Username').fill('');
    await button(page, 'Save Changes').click();
    await expectMessage(page, 'Please fill in all fields');
    return page.locator('[data-sonner-toast]');
  }

  test('under the pointer, and its words stay at the field', async ({ page }) => {
    const toast = await anError(page);
    await toast.hover();
    await page.clock.runFor(8_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(8_000);
    await expect(toast).toHaveCount(0);
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/fill in all fields/);
  });

  test('while it has the focus, and gives that back', async ({ page }) => {
    const toast = await anError(page);
    await toast.focus();
    await page.clock.runFor(8_000);
    await expect(toast).toBeVisible();
    await expect(toast).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(8_000);
    await expect(toast).toHaveCount(0);
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/fill in all fields/);
  });
});
