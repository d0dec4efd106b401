import { expect, test, type Page } from '@playwright/test';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { analyzeGuidelines, mockAnalysis, openRequirements } from '../journeys/create-draft.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import {
  buyApplication,
  uploadDocument,
  createApplication,
  getJson,
  saveFromAnotherTab,
} from '../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';
import { animated } from '../support/animated.ts';
import { visit } from '../support/visit.ts';

test.use(animated);

/* Other double clicks are tested in web/src/app/double-click.test.tsx. */

/** Records the URLs of matching requests, including pending ones. */
function recordRequests(page: Page, method: string, path: RegExp): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname))
      urls.push(request.url());
  });
  return urls;
}

const getSheet = (page: Page) => page.getByRole('textbox', { name: 'Application text' });

test.describe('a double click in the creator', () => {
  test.beforeEach(({ page }) => signInWithOrganization(page));

  test('saves only once with Save and Continue', async ({ page }) => {
    const createUrls = recordRequests(page, 'POST', /^\/api\/applications$/);
    await mockAnalysis(page);
    await analyzeGuidelines(page);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await button(page, 'Save and Continue').dblclick();
    await expect(page.getByRole('heading', { name: 'Recent Applications' })).toBeVisible();
    expect(createUrls).toHaveLength(1);
    expect(await getJson<object[]>(page, '/api/applications')).toHaveLength(1);
  });

  /** Writes in a new application, and then saves it from another tab, so that the next save is a conflict. */
  async function openConflict(page: Page): Promise<string> {
    await buyApplication(page);
    const { id } = await createApplication(page);
    await visit(page, `/application-creator/${id}`);
    await keyboardInput(page).addParagraph(getSheet(page), 'Written on this screen.');
    await saveFromAnotherTab(page, id);
    return id;
  }

  test('saves only once with Keep my version, and does not leave after Use other version', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    const leave = page.getByRole('link', { name: 'Back to Dashboard' });
    for (const name of ['Save Application', 'Save and Continue'] as const)
      await test.step(name, async () => {
        const id = await openConflict(page);
        const saves = recordRequests(page, 'PUT', /^\/api\/applications\/[^/]+$/);
        if (name === 'Save and Continue') await leave.click();
        await button(page, name).click();
        const dialog = page.getByRole('dialog', { name: 'This application was changed elsewhere' });
        await expect(dialog).toContainText('Written in another place.');
        await button(dialog, 'Keep my version').dblclick();
        await expectMessage(page, 'Application Saved');
        expect(saves).toHaveLength(2);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        // Save and Continue leaves the creator; Save Application stays.
        if (name === 'Save and Continue')
          await expect(page.getByRole('heading', { name: 'Recent Applications' })).toBeVisible();
        else await expect(getSheet(page)).toContainText('Written on this screen.');
        const application = await getJson<{ content: string }>(page, `/api/applications/${id}`);
        expect(application.content).toContain('Written on this screen.');
      });

    await openConflict(page);
    await leave.click();
    await button(page, 'Save and Continue').click();
    await button(page, 'Use other version').dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(getSheet(page)).toContainText('Written in another place.');
    await expect(
      page.locator('span', { hasText: 'Your version is kept in this browser.' }),
    ).toHaveCount(1);
  });

  test('sends only one request with Generate Application and with Check the text again', async ({
    page,
  }) => {
    const drafts = recordRequests(page, 'POST', /^\/api\/generate-application$/);
    const checks = recordRequests(page, 'POST', /^\/api\/check/);
    await openRequirements(page);
    await button(page, 'Generate Application').dblclick();
    await expect(page.getByRole('heading', { name: 'Review Generated Application' })).toBeVisible();
    expect(drafts).toHaveLength(1);
    await page.getByRole('tab', { name: 'Sources' }).click();
    await button(page, 'Check the text again').dblclick();
    await expect(page.getByText(/^Checked \d+ facts?: /)).toBeVisible();
    expect(checks).toHaveLength(1);
  });

  test('inserts an answer only once', async ({ page }) => {
    const content = '<p>[NEEDS INPUT: How many volunteers?]</p>';
    const { id } = await createApplication(page, { content });
    await page.goto(`/application-creator/${id}`);
    const sheet = getSheet(page);
    await button(page, 'Answer the next question').click();
    const answer = page.getByRole('dialog').getByRole('textbox');
    await answer.fill('Eleven of us and sixty volunteers.');
    await button(page, 'Insert').dblclick();
    await expect(sheet).toContainText('Eleven of us and sixty volunteers.');
    const text = await sheet.innerText();
    expect(text.split('Eleven of us and sixty volunteers.')).toHaveLength(2);
  });
});

test.describe('a double click outside the creator', () => {
  test('sends only one request to rename or move a document', async ({ page }) => {
    await signIn(page);
    for (const name of ['third.docx', 'second.docx', 'first.docx'])
      await uploadDocument(page, name);
    const renames = recordRequests(page, 'PUT', /^\/api\/documents\/(?!reorder)/);
    const moves = recordRequests(page, 'PUT', /^\/api\/documents\/reorder$/);
    await page.goto('/documents');
    await button(page, 'Edit name of first.docx').click();
    await page.getByRole('textbox', { name: 'Document Name' }).fill('Bylaws');
    await button(page, 'Save').dblclick();
    await expectMessage(page, 'Document updated successfully');
    expect(renames).toHaveLength(1);
    await button(page, 'Move Bylaws').click();
    await page.getByRole('menuitem', { name: 'Move down' }).dblclick();
    await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([
      'second.docx',
      'Bylaws',
      'third.docx',
    ]);
    await expect.poll(() => moves.length).toBe(1);
  });
});

test.describe('the library', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  /** Waits for the first click to open the confirmation before clicking again. */
  async function slowDoubleClick(page: Page, x: number, y: number): Promise<void> {
    await page.mouse.click(x, y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.mouse.move(x, y);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  }

  test('does not confirm a deletion with the second click that opens the dialog', async ({
    page,
  }) => {
    await signInWithOrganization(page);
    await createApplication(page);
    const deletions = recordRequests(page, 'DELETE', /./);
    await page.goto('/dashboard');
    const open = button(page, 'Delete A second van');
    await open.click();
    const question = page.getByRole('alertdialog');
    const confirm = await button(question, 'Delete').boundingBox();
    await button(question, 'Cancel').click();
    await expect(question).toBeHidden();
    const icon = await open.boundingBox();
    if (!confirm || !icon) throw new Error('Not on the screen');
    const height = (box: typeof icon) => box.y + box.height / 2;
    // Scroll until the delete icon is at the position of the confirm button.
    await page.evaluate(
      (by) => {
        document.body.style.minHeight = '300vh';
        window.scrollBy(0, by);
      },
      height(icon) - height(confirm),
    );
    const scrolled = await open.boundingBox();
    await slowDoubleClick(page, (scrolled ?? icon).x + 8, height(scrolled ?? icon));
    await expect(question).toBeVisible();
    expect(deletions).toEqual([]);
    await button(question, 'Delete').click();
    await expectMessage(page, 'Application deleted successfully');
    expect(deletions).toHaveLength(1);
  });
});
