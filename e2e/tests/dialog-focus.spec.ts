import { expect, test, type Locator, type Page } from '@playwright/test';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { generateDraft } from '../journeys/create-draft.ts';
import { button } from '../support/dialogs.ts';
import { uploadDocument, createApplication } from '../support/api-calls.ts';
import { signInWithOrganization } from '../support/sign-in.ts';

/**
 * Opened by a key, it takes the focus, keeps it, is alone, closes by Escape and gives the focus
 * back to what opened it (WCAG 2.1.2, 2.4.3).
 */
async function expectDialogManners(page: Page, opener: Locator): Promise<void> {
  await expect(opener).toBeVisible();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('[role=dialog], [role=alertdialog]');
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toHaveAccessibleName(/\w/);
  const holdsFocus = () => dialog.evaluate((box) => box.contains(document.activeElement));
  await expect.poll(holdsFocus, 'takes the focus').toBe(true);
  for (let step = 0; step < 26; step += 1) {
    await page.keyboard.press(step % 7 === 6 ? 'Shift+Tab' : 'Tab');
    expect(await holdsFocus(), `keeps the focus at step ${step}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener, 'has the focus again').toBeFocused();
}

const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

test('the product demo', async ({ page }) => {
  await page.goto('/');
  await expectDialogManners(page, named(page, 'Watch Demo'));
});

test('dialogs of dashboard, organizations and documents', async ({ page }) => {
  await signInWithOrganization(page);
  await createApplication(page);
  await uploadDocument(page, 'bylaws.docx');
  for (const [path, opener] of [
    ['/documents', 'Upload Document'],
    ['/documents', /^Edit name/],
    ['/organizations', 'Add Organization'],
    ['/organizations', /^Edit/],
    ['/organizations', /^Delete/],
    ['/dashboard', /^Delete/],
    ['/dashboard?tab=applications', /^Delete/],
  ] as const)
    await test.step(`${path}, ${String(opener)}`, async () => {
      await page.goto(path);
      await expectDialogManners(page, named(page, opener));
    });
});

test('menu and drawers on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signInWithOrganization(page);
  await page.goto('/dashboard');
  await expectDialogManners(page, button(page, 'Open menu'));
  await generateDraft(page);
  for (const name of ['Outline', 'Requirements'])
    await expectDialogManners(page, button(page.getByRole('main'), name));
});

test('dialogs of the application creator', async ({ page }) => {
  await signInWithOrganization(page);
  await createApplication(page);
  await generateDraft(page);
  await expectDialogManners(page, page.getByRole('link', { name: 'Back to Dashboard' }));
  // The free application is used: a save leads to the question about payment.
  await expectDialogManners(page, button(page, 'Save Application'));
  await keyboardInput(page).addParagraph(
    page.getByRole('textbox', { name: 'Application text' }),
    'Not saved.',
  );
  await page.reload();
  await expect(page.getByText('We restored your unsaved changes').first()).toBeVisible();
  await expectDialogManners(page, button(page, 'Discard'));
});

test('editor popovers: link, open question, style menu', async ({ page }) => {
  await signInWithOrganization(page);
  const content = '<p>Nine hundred households wait. [NEEDS INPUT: How many volunteers?]</p>';
  const { id } = await createApplication(page, { content });
  await page.goto(`/application-creator/${id}`);
  const sheet = page.getByRole('textbox', { name: 'Application text' });
  const panel = page.getByRole('dialog');
  const holdsFocus = () => panel.evaluate((box) => box.contains(document.activeElement));
  for (const [name, open] of [
    ['Link', () => page.keyboard.press('Control+k')],
    ['How many volunteers?', () => button(page, 'Answer the next question').press('Enter')],
  ] as const) {
    await sheet.getByText('Nine hundred').click({ position: { x: 2, y: 8 } });
    await open();
    await expect(panel).toHaveAccessibleName(name);
    await expect.poll(holdsFocus, `${name} takes the focus`).toBe(true);
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab');
      expect(await holdsFocus(), `${name} keeps the focus at step ${step}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(sheet, `has the focus after ${name}`).toBeFocused();
  }
  const kinds = button(page, 'Style: Text');
  await kinds.press('Enter');
  const menu = page.getByRole('menu');
  const inMenu = () => menu.evaluate((box) => box.contains(document.activeElement));
  await expect.poll(inMenu, 'the menu takes the focus').toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect(menu.locator('[role=menuitem]:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(sheet).toBeFocused();
});

test('an invalid link shows its error at the focused field', async ({ page }) => {
  await signInWithOrganization(page);
  const { id } = await createApplication(page);
  await page.goto(`/application-creator/${id}`);
  await page.getByRole('textbox', { name: 'Application text' }).getByText('Nine hundred').click();
  await page.keyboard.press('Control+k');
  const address = page.getByRole('textbox', { name: 'Link to' });
  await address.fill('javascript:alert(1)');
  await button(page, 'Set link').click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveAccessibleDescription(/web address such as/);
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('javascript:alert(1)');
});

test('a question cannot be closed while its answer is pending', async ({ page }) => {
  await signInWithOrganization(page);
  await createApplication(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/applications/*', async (route) => {
    if (route.request().method() === 'DELETE') await asked;
    await route.continue();
  });
  await page.goto('/dashboard');
  await named(page, /^Delete/).click();
  const question = page.getByRole('alertdialog');
  await button(question, 'Delete').click();
  await expect(button(question, 'Deleting...')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  answer();
  await expect(question).toBeHidden();
  await expect(page.getByText('No applications yet')).toBeVisible();
  // What opened it is gone: the focus is on the screen, not lost.
  await expect(page.locator('#main')).toBeFocused();
});
