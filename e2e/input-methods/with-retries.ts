import { expect, type Locator, type Page } from '@playwright/test';
import type { InputMethod } from './input-method.ts';

const temporaryFailure = /try again|couldn’t reach/i;

/** Wraps an input method to repeat actions that report a temporary failure, for use under fault injection. */
export function withRetries(page: Page, input: InputMethod): InputMethod {
  let pendingRequests = 0;
  page.on('request', () => (pendingRequests += 1));
  page.on('requestfinished', () => (pendingRequests -= 1));
  page.on('requestfailed', () => (pendingRequests -= 1));
  const networkIdle = async () => {
    await page.waitForTimeout(300);
    await expect.poll(() => pendingRequests, { timeout: 300_000 }).toBe(0);
    await page.waitForTimeout(300);
  };
  return {
    ...input,
    press: async (control: Locator) => {
      await input.press(control);
      await networkIdle();
      while (await page.getByText(temporaryFailure).first().isVisible()) {
        console.log(
          `retrying after: ${(await page.getByText(temporaryFailure).allInnerTexts()).join(' | ')}`,
        );
        await page.waitForTimeout(2_000);
        const retry = page.getByRole('button', { name: 'Try Again' }).first();
        const next = (await retry.isVisible()) ? retry : control;
        if (!(await next.isVisible())) return;
        await input.press(next);
        await networkIdle();
      }
    },
  };
}
