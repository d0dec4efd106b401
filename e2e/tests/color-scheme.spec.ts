import { expect, test } from '@playwright/test';

test('follows the system theme, but always prints light pages', async ({ page }) => {
  await page.goto('/');
  const ground = () =>
    page.evaluate(() => {
      const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
      return Number(red) > 128 ? 'light' : 'dark';
    });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(ground, colorScheme).toBe(colorScheme);
  }
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect.poll(ground, 'on paper').toBe('light');
});
