import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { analyzeGuidelines } from '../journeys/create-draft.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { uploadDocument, createApplication } from '../support/api-calls.ts';
import {
  expectAnnounced,
  recordAnnouncements,
  announcements,
} from '../support/live-announcements.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';
import { emptyFile, createAnnualReport, wordFile } from '../support/word-file.ts';
import { animated } from '../support/animated.ts';
import { visit } from '../support/visit.ts';

test.use(animated);

/** Returns the matching announcements in order. */
const findAnnouncements = async (page: Page, words: RegExp) =>
  (await announcements(page)).filter((line) => words.test(line));

test.describe('status messages are announced once (4.1.3)', () => {
  test('announces restored text, page titles, and the progress, success and failure of a save', async ({
    page,
  }) => {
    await signInWithOrganization(page);
    const { id } = await createApplication(page, { title: 'A second van' });
    await recordAnnouncements(page);
    await page.goto(`/application-creator/${id}`);
    const save = button(page, 'Save Application');
    await expect(save).toBeVisible();
    const slow = await holdRequests(page, 'PUT', '**/api/applications/*');
    await save.click();
    await expectAnnounced(page, 'Saving...');
    slow.release('go on');
    await expectAnnounced(page, 'Your application "A second van" has been saved successfully.');
    await slow.stopHolding();
    const failing = await holdRequests(page, 'PUT', '**/api/applications/*');
    failing.release('fail');
    await save.click();
    await expectAnnounced(page, /Failed to save application.+(kept|try again)/i, 'assertive');
    await failing.stopHolding();

    await page.getByRole('textbox', { name: 'Application text' }).click();
    await page.keyboard.type('Not saved.');
    await page.reload();
    await expectAnnounced(page, 'We restored your unsaved changes');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expectAnnounced(page, /^polite: Dashboard$/);
  });

  test('announces each quarter, the completion and a cancellation of an analysis and a draft', async ({
    page,
  }) => {
    await signInWithOrganization(page);
    await recordAnnouncements(page);
    await analyzeGuidelines(page);
    // A short document may be analyzed before the first progress request.
    expect(
      await findAnnouncements(page, /Reading the guidelines|Finding the requirements/),
    ).not.toEqual([]);
    await expectAnnounced(page, 'File has been saved to your document library and analyzed.');
    await expect(page.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeFocused();
    await button(page, 'Generate Application').click();
    await expect(page.getByRole('heading', { name: 'Review Generated Application' })).toBeFocused();
    await expectAnnounced(page, 'Generating your application: 100%');
    const quarters = await findAnnouncements(page, /Generating your application: \d+%/);
    expect(quarters.length).toBeLessThanOrEqual(4);

    await button(page, 'Previous').click();
    const drafting = await holdRequests(page, 'POST', '**/api/generate-application');
    await button(page, 'Generate Application').click();
    await button(page, 'Cancel').press('Enter');
    await expectAnnounced(page, 'Canceled. Your input has been kept.');
    await expect(page.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeFocused();
    drafting.release('fail');
    await button(page, 'Previous').click();
    const reading = await holdRequests(page, 'POST', '**/api/analyze-document');
    await button(page, 'Analyze Requirements').press('Enter');
    await button(page, 'Cancel').press('Enter');
    await expect.poll(() => findAnnouncements(page, /Canceled\./)).toHaveLength(2);
    await expect(button(page, 'Analyze Requirements')).toBeFocused();
    reading.release('fail');
  });

  test('announces a failed upload only in its toast, and each quarter of the next upload', async ({
    page,
  }) => {
    await signIn(page);
    await recordAnnouncements(page);
    await page.goto('/documents');
    await button(page, 'Upload Document').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(await emptyFile());
    await page.context().setOffline(true);
    await button(dialog, 'Upload').click();
    await expectAnnounced(page, 'We couldn’t reach the server.', 'assertive');
    await expect(dialog).toContainText('We couldn’t reach the server.');
    await page.context().setOffline(false);

    const paragraphs = Array.from({ length: 120 }, () => randomBytes(1_000).toString('base64'));
    await dialog
      .locator('input[type=file]')
      .setInputFiles(await wordFile('report.docx', paragraphs));
    await expectAnnounced(page, 'Selected: report.docx');
    const session = await page.context().newCDPSession(page);
    const network = { offline: false, latency: 50, downloadThroughput: -1 };
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      ...network,
      uploadThroughput: 60 * 1024,
    });
    await button(dialog, 'Upload').click();
    await expectAnnounced(page, 'Document uploaded successfully');
    const quarters = await findAnnouncements(page, /Upload progress: \d+%/);
    expect(quarters.length).toBeGreaterThan(1);
    expect(quarters.length).toBeLessThanOrEqual(4);
    expect(new Set(quarters).size).toBe(quarters.length);
  });

  test('announces reordering by menu and keyboard, and its cancellation', async ({ page }) => {
    await signIn(page);
    for (const name of ['third.docx', 'second.docx', 'first.docx'])
      await uploadDocument(page, name);
    await recordAnnouncements(page);
    await page.goto('/documents');
    const headings = page.getByRole('listitem').getByRole('heading');
    await expect(headings).toHaveText(['first.docx', 'second.docx', 'third.docx']);
    // A move is announced before it is stored. Each must be stored before the next, or the last request is not
    // the only one that fails.
    const nextResponse = () => page.waitForResponse('**/api/documents/reorder');
    const firstResponse = nextResponse();
    await button(page, 'Move first.docx').press('Enter');
    await page.getByRole('menuitem', { name: 'Move down' }).press('Enter');
    await expectAnnounced(page, 'first.docx is now number 2 of 3');
    await firstResponse;
    const secondResponse = nextResponse();
    await button(page, 'Reorder third.docx').press('Space');
    await expectAnnounced(page, 'Picked up third.docx.');
    await page.keyboard.press('ArrowUp');
    await expectAnnounced(page, /^polite: Number 2 of 3$/);
    await page.keyboard.press('Space');
    await expectAnnounced(page, 'third.docx is now number 2 of 3');
    await secondResponse;
    const order = await holdRequests(page, 'PUT', '**/api/documents/reorder');
    await button(page, 'Move second.docx').press('Enter');
    await page.getByRole('menuitem', { name: 'Move to bottom' }).press('Enter');
    order.release('fail');
    await expectAnnounced(page, 'Failed to reorder documents.', 'assertive');
    await expectAnnounced(page, /is number \d of 3 again/);
  });

  test('announces the progress, success and failure of a deletion', async ({ page }) => {
    await signInWithOrganization(page);
    await createApplication(page);
    await uploadDocument(page, 'bylaws.docx');
    await recordAnnouncements(page);
    await page.goto('/dashboard');
    for (const [how, words, manner] of [
      ['fail', 'Failed to delete application', 'assertive'],
      ['go on', 'Application deleted successfully', 'polite'],
    ] as const) {
      const deletion = await holdRequests(page, 'DELETE', '**/api/applications/*');
      if (how === 'fail') await page.getByRole('button', { name: /^Delete/ }).click();
      await button(page.getByRole('alertdialog'), 'Delete').click();
      await expect
        .poll(() => findAnnouncements(page, /Deleting\.\.\./))
        .toHaveLength(how === 'fail' ? 1 : 2);
      deletion.release(how);
      await expectAnnounced(page, words, manner);
      await deletion.stopHolding();
    }
    await visit(page, '/documents');
    page.on('dialog', (question) => void question.accept());
    // The page is rendered before the session request completes.
    await expect(button(page, 'Delete bylaws.docx')).toBeVisible();
    await page.context().setOffline(true);
    await button(page, 'Delete bylaws.docx').click();
    await expectAnnounced(page, 'Failed to delete document.', 'assertive');
    await page.context().setOffline(false);
    await button(page, 'Delete bylaws.docx').click();
    await expectAnnounced(page, 'Document deleted successfully');
  });

  test('announces unreadable files and the number of extracted fields', async ({ page }) => {
    await signIn(page);
    await recordAnnouncements(page);
    await page.goto('/organizations?dialog=new');
    const dialog = page.getByRole('dialog');
    const fileInput = dialog.getByLabel('Upload documents');
    // Hold the requests, because a step that finishes too soon is not announced.
    const saving = await holdRequests(page, 'POST', '**/api/documents');
    const reading = await holdRequests(page, 'POST', '**/api/extract-org-info');
    await fileInput.setInputFiles(await createAnnualReport(2025, '$482,300'));
    await expectAnnounced(page, 'Saving annual-report-2025.docx to your library');
    saving.release('go on');
    await expectAnnounced(page, 'Extracting information...');
    reading.release('go on');
    await expectAnnounced(page, /1 document saved to your library\. \d+ fields? populated\./);
    await fileInput.setInputFiles(await emptyFile());
    await expectAnnounced(page, 'Failed to extract organization information', 'assertive');
  });

  test('announces errors assertively and successes politely', async ({ page }) => {
    await signIn(page);
    await page.goto('/profile');
    const toastRegion = page.locator('section[aria-live]');
    await expect(toastRegion).toHaveAttribute('aria-live', 'polite');
    const name = await page.getByLabel('Username').inputValue();
    await page.getByLabel('Username').fill('');
    await button(page, 'Save Changes').click();
    await expectMessage(page, 'Please fill in all fields');
    await expect(toastRegion).toHaveAttribute('aria-live', 'assertive');
    await page.getByLabel('Username').fill(`${name}-2`);
    await button(page, 'Save Changes').click();
    await expectMessage(page, 'Profile updated successfully');
    await expect(toastRegion).toHaveAttribute('aria-live', 'polite');
  });
});
