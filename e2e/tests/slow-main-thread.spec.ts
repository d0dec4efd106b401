import { expect, test } from '@playwright/test';
import { button } from '../support/dialogs.ts';
import { delayTimers } from '../support/delay-timers.ts';
import { uploadDocument, createApplication } from '../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';
import { animated } from '../support/animated.ts';

test.use(animated);

/* Keys reach the element that appears focused, even while the main thread is busy. */

test('every arrow key moves the focus or the caret before the next key takes effect', async ({
  page,
}) => {
  await delayTimers(page);
  await signIn(page);
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Profile Information' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('harbor street');
  await expect(page.getByLabel('Current Password')).toHaveValue('harbor street');
});

test('Enter runs the menu item selected by the last arrow key', async ({ page }) => {
  await delayTimers(page);
  await signIn(page);
  for (const name of ['third.docx', 'second.docx', 'first.docx']) await uploadDocument(page, name);
  await page.goto('/documents');
  await button(page, 'Move second.docx').focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('second.docx is now number 3 of 3')).toBeAttached();
});

test('a shortcut formats the latest selection, and closing the style menu or an answer loses no key', async ({
  page,
}) => {
  await delayTimers(page);
  await signInWithOrganization(page);
  const content = '<p>Milk daily</p><p>[NEEDS INPUT: How many?] wait.</p>';
  const { id } = await createApplication(page, { content });
  await page.goto(`/application-creator/${id}`);
  const sheet = page.getByRole('textbox', { name: 'Application text' });
  await sheet.getByText('Milk daily').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(sheet.locator('strong')).toHaveText('daily');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+Control+ArrowRight');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(sheet.locator('strong').first()).toContainText('Milk');

  await sheet.getByText('Milk').click();
  await button(page, 'Style: Text').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('textbox', { name: 'Link to' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+End');
  await sheet.getByText('How many?').click();
  await page.getByRole('textbox', { name: 'How many?' }).fill('Ninety');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' They do.');
  await expect(sheet).toContainText('Ninety wait. They do.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('keeps focus in text tapped right after a drawer closes', async ({ page }) => {
    await delayTimers(page);
    await signInWithOrganization(page);
    const { id } = await createApplication(page);
    await page.goto(`/application-creator/${id}`);
    await button(page.getByRole('main'), 'Outline').tap();
    await button(page, 'Close').tap();
    const sheet = page.getByRole('textbox', { name: 'Application text' });
    await sheet.getByRole('heading').tap();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' They wait since May.');
    await expect(sheet).toContainText('households wait. They wait since May.');
    await expect(sheet).toBeFocused();
  });
});
