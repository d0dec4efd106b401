import { expect, test, type Locator, type Page } from '@playwright/test';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { analyzeGuidelines } from '../journeys/create-draft.ts';
import { button } from '../support/dialogs.ts';
import { uploadDocument, createApplication } from '../support/api-calls.ts';
import { signInWithOrganization } from '../support/sign-in.ts';
import { animated } from '../support/animated.ts';
import { visit } from '../support/visit.ts';

test.use(animated);

/**
 * Opens a dialog by keyboard and expects a single dialog that traps focus, closes on Escape and returns focus to its
 * opener (WCAG 2.1.2, 2.4.3).
 */
async function expectFocusTrap(page: Page, opener: Locator): Promise<void> {
  await expect(opener).toBeVisible();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('[role=dialog], [role=alertdialog]');
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toHaveAccessibleName(/\w/);
  const holdsFocus = () => dialog.evaluate((box) => box.contains(document.activeElement));
  await expect.poll(holdsFocus, 'receives the focus').toBe(true);
  // Tab once per control and a few more times, in case focus escapes after the last one.
  const controls = await dialog.locator('a[href], button, input, select, textarea').count();
  await expectNoEscape(page, dialog, controls + 2);
  await page.keyboard.down('Shift');
  await expectNoEscape(page, dialog, 3);
  await page.keyboard.up('Shift');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener, 'regains the focus').toBeFocused();
}

/** Presses Tab without waiting for frames, and expects the focus to be in the dialog after each key. */
async function expectNoEscape(page: Page, dialog: Locator, presses: number): Promise<void> {
  const escapes = await dialog.evaluateHandle((box) => {
    const elements: string[] = [];
    const check = () => {
      if (!box.contains(document.activeElement))
        elements.push(document.activeElement?.outerHTML.slice(0, 120) ?? '');
    };
    window.addEventListener('keydown', check, true);
    return { elements, check };
  });
  await Promise.all(Array.from({ length: presses }, () => page.keyboard.press('Tab')));
  const escaped = await escapes.evaluate(({ elements, check }) => {
    check();
    window.removeEventListener('keydown', check, true);
    return elements;
  });
  expect(escaped).toEqual([]);
}

const buttonNamed = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first();

test('traps focus in dialogs outside the application creator', async ({ page }) => {
  await page.goto('/');
  await expectFocusTrap(page, buttonNamed(page, 'Watch Demo'));
  await signInWithOrganization(page);
  await createApplication(page);
  await uploadDocument(page, 'bylaws.docx');
  await page.goto('/documents');
  for (const [path, heading, opener] of [
    ['/documents', 'Document Library', 'Upload Document'],
    ['/documents', 'Document Library', /^Edit name/],
    ['/organizations', 'Organizations', 'Add Organization'],
    ['/organizations', 'Organizations', /^Edit/],
    ['/organizations', 'Organizations', /^Delete/],
    ['/dashboard', 'Dashboard', /^Delete/],
    ['/dashboard?tab=applications', 'All Applications', /^Delete/],
  ] as const)
    await test.step(`${path}, ${String(opener)}`, async () => {
      await visit(page, path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expectFocusTrap(page, buttonNamed(page, opener));
    });
});

test('traps focus in the mobile menu and drawers', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signInWithOrganization(page);
  await page.goto('/dashboard');
  await expectFocusTrap(page, button(page, 'Open menu'));
  const { id } = await createApplication(page);
  await visit(page, `/application-creator/${id}`);
  for (const name of ['Outline', 'Requirements'])
    await expectFocusTrap(page, button(page.getByRole('main'), name));
});

test('traps focus in the dialogs of the application creator', async ({ page }) => {
  await signInWithOrganization(page);
  const { id } = await createApplication(page);
  await analyzeGuidelines(page);
  await expectFocusTrap(page, page.getByRole('link', { name: 'Back to Dashboard' }));
  // The free application is used, so saving opens the payment dialog.
  await expectFocusTrap(page, button(page, 'Save Application'));
  await page.goto(`/application-creator/${id}`);
  await keyboardInput(page).addParagraph(
    page.getByRole('textbox', { name: 'Application text' }),
    'Not saved.',
  );
  await page.reload();
  await expect(page.getByText('We restored your unsaved changes').first()).toBeVisible();
  await expectFocusTrap(page, button(page, 'Discard'));
});

test('returns focus when an editor popover closes, and shows errors next to the focused field', async ({
  page,
}) => {
  await signInWithOrganization(page);
  const content = '<p>Nine hundred households wait. [NEEDS INPUT: How many volunteers?]</p>';
  const { id } = await createApplication(page, { content });
  await page.goto(`/application-creator/${id}`);
  const sheet = page.getByRole('textbox', { name: 'Application text' });
  const panel = page.getByRole('dialog');
  const holdsFocus = () => panel.evaluate((box) => box.contains(document.activeElement));
  for (const [name, open] of [
    ['Link', () => page.keyboard.press('ControlOrMeta+k')],
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

  await page.keyboard.press('ControlOrMeta+k');
  const address = page.getByRole('textbox', { name: 'Link to' });
  await address.fill('javascript:alert(1)');
  await button(page, 'Set link').click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveAccessibleDescription(/web address such as/);
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('javascript:alert(1)');
});

test('keeps a confirmation open while its request is pending', async ({ page }) => {
  await signInWithOrganization(page);
  await createApplication(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/applications/*', async (route) => {
    if (route.request().method() === 'DELETE') await released;
    await route.continue();
  });
  await page.goto('/dashboard');
  await buttonNamed(page, /^Delete/).click();
  const question = page.getByRole('alertdialog');
  await button(question, 'Delete').click();
  await expect(button(question, 'Deleting...')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  release();
  await expect(question).toBeHidden();
  await expect(page.getByText('No applications yet')).toBeVisible();
  // The opener no longer exists, so focus moves to the screen.
  await expect(page.locator('#main')).toBeFocused();
});
