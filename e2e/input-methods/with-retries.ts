import { expect, type Locator, type Page } from '@playwright/test';
import type { InputMethod } from './input-method.ts';

/** Messages about temporary failures. */
const told = /try again|could not reach/i;

/** Somebody who reads what went wrong and tries again: for a product from which things are being taken. */
export function withRetries(page: Page, input: InputMethod): InputMethod {
  let asked = 0;
  page.on('request', () => (asked += 1));
  page.on('requestfinished', () => (asked -= 1));
  page.on('requestfailed', () => (asked -= 1));
  const answered = async () => {
    await page.waitForTimeout(300);
    await expect.poll(() => asked, { timeout: 300_000 }).toBe(0);
    await page.waitForTimeout(300);
  };
  return {
    ...input,
    press: async (control: Locator) => {
      await input.press(control);
      await answered();
      while (await page.getByText(told).first().isVisible()) {
        console.log(`told: ${(await page.getByText(told).allInnerTexts()).join(' | ')}`);
        await page.waitForTimeout(2_000);
        const again = page.getByRole('button', { name: 'Try Again' }).first();
        const next = (await again.isVisible()) ? again : control;
        if (!(await next.isVisible())) return;
        await input.press(next);
        await answered();
      }
    },
  };
}
