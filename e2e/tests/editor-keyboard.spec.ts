import { expect, test } from '@playwright/test';
import { createApplication } from '../support/api-calls.ts';
import { signInWithOrganization } from '../support/sign-in.ts';

test('the toolbar is a single tab stop with arrow keys, and Tab nests list items without trapping focus (2.1.2)', async ({
  page,
}) => {
  await signInWithOrganization(page);
  const content = '<h2>Need</h2><ul><li><p>Bread</p></li><li><p>Milk</p></li></ul>';
  const { id } = await createApplication(page, { content });
  await page.goto(`/application-creator/${id}`);
  const sheet = page.getByRole('textbox', { name: 'Application text' });
  await expect(sheet).toHaveAttribute('aria-multiline', 'true');
  const toolbar = page.getByRole('toolbar');
  const inToolbar = () => toolbar.evaluate((bar) => bar.contains(document.activeElement));
  await toolbar.getByRole('button').first().focus();
  const before = await page.evaluate(() => document.activeElement?.outerHTML);
  await page.keyboard.press('ArrowRight');
  expect(await inToolbar()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.outerHTML)).not.toBe(before);
  await page.keyboard.press('Tab');
  expect(await inToolbar()).toBe(false);
  await sheet.focus();
  await page.keyboard.press('Tab');
  await expect(sheet).not.toBeFocused();

  await sheet.getByText('Milk').click();
  await page.keyboard.press('Tab');
  await expect(sheet.locator('li li')).toHaveText('Milk');
  await expect(sheet).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(sheet).not.toBeFocused();
  await expect(sheet.locator('li li')).toHaveCount(1);
  await sheet.focus();
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1);
});
