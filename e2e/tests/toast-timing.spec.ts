import { expect, test } from '@playwright/test';
import { button, expectMessage } from '../support/dialogs.ts';
import { signIn } from '../support/sign-in.ts';
import { animated } from '../support/animated.ts';

test.use(animated);

test('a toast does not trap Tab, stays while hovered, and repeats its text next to the field (2.1.2, 2.2.1)', async ({
  page,
}) => {
  await signIn(page);
  await page.clock.install();
  await page.goto('/profile');
  const username = page.getByLabel('Username');
  await username.fill('');
  await button(page, 'Save Changes').click();
  await expectMessage(page, 'Please fill in all fields');
  const toast = page.locator('[data-sonner-toast]');
  await toast.hover();
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML);
  let before: string | undefined;
  while (!(await toast.evaluate((element) => element === document.activeElement))) {
    before = await focused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  expect(await focused()).not.toBe(before);
  await expect(toast).not.toBeFocused();

  await page.clock.runFor(8_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(8_000);
  await expect(toast).toHaveCount(0);
  await expect(username).toHaveAccessibleDescription(/fill in all fields/);
});
