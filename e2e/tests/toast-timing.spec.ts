import { expect, test, type Page } from '@playwright/test';
import { button, expectMessage } from '../support/dialogs.ts';
import { signIn } from '../support/sign-in.ts';

test.describe('a toast (2.2.1)', () => {
  async function anError(page: Page) {
    await signIn(page);
    await page.clock.install();
    await page.goto('/profile');
    await page.getByLabel('Username').fill('');
    await button(page, 'Save Changes').click();
    await expectMessage(page, 'Please fill in all fields');
    return page.locator('[data-sonner-toast]');
  }

  test('stays while the pointer is over it, and leaves its text at the field', async ({ page }) => {
    const toast = await anError(page);
    await toast.hover();
    await page.clock.runFor(8_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(8_000);
    await expect(toast).toHaveCount(0);
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/fill in all fields/);
  });

  test('lets Tab pass it while it is shown (2.1.2)', async ({ page }) => {
    const toast = await anError(page);
    await toast.hover();
    const focused = () => page.evaluate(() => document.activeElement?.outerHTML);
    await expect(toast).toBeVisible();
    let before: string | undefined;
    while (!(await toast.evaluate((element) => element === document.activeElement))) {
      before = await focused();
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    expect(await focused()).not.toBe(before);
    await expect(toast).not.toBeFocused();
  });
});
