import { expect, type Locator, type Page } from '@playwright/test';
import { callApi } from './api-calls.ts';

export const button = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true });

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { name }).first();

/** Text in a toast. */
export const message = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-sonner-toast]').getByText(text);

/** Expects a single toast with all these words (docs/PRODUCT.md#messages: one at a time). */
export async function expectMessage(page: Page, ...text: (string | RegExp)[]): Promise<void> {
  let toast = page.locator('[data-sonner-toast][data-visible="true"]');
  for (const hasText of text) toast = toast.filter({ hasText });
  await expect(toast, text.join(' ')).toHaveCount(1);
}

/** Waits until a preloaded script whose URL contains `file` has loaded. */
export const scriptLoaded = (page: Page, file: string) =>
  page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((part) => part.name.includes(name)),
    file,
  );

/** Ends the session without notifying the page, as if the user had signed out in another tab. */
export async function endSession(page: Page): Promise<void> {
  await callApi(page, 'POST', '/api/logout');
}

const store = 'messages of this test';

/**
 * From the next navigation on, records every toast, even if a redirect hides it after half a second
 * (docs/PRODUCT.md#messages).
 */
export const rememberMessages = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => {
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-sonner-toast]'))
        sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${toast.textContent}\n`);
    }).observe(document, { childList: true, subtree: true });
  }, store);

export const forgetMessages = (page: Page): Promise<void> =>
  page.evaluate((key) => sessionStorage.removeItem(key), store);

export const expectRemembered = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), store)).toContain(text);
