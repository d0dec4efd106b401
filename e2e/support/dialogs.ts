import { expect, type Locator, type Page } from '@playwright/test';
import { callApi } from './api-calls.ts';

export const button = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true });

/** A message of the error catalogue: its title and its sentence. */
export const message = (page: Page, words: string | RegExp): Locator =>
  page.locator('[data-sonner-toast]').getByText(words);

/** Waits for one message that says all of this, and for it alone (docs/PRODUCT.md#messages: one at a time). */
export async function expectMessage(page: Page, ...words: (string | RegExp)[]): Promise<void> {
  let toast = page.locator('[data-sonner-toast][data-visible="true"]');
  for (const hasText of words) toast = toast.filter({ hasText });
  await expect(toast, words.join(' ')).toHaveCount(1);
}

/** Until the code of a part that comes ahead of its use is here, named by its file. */
export const partCame = (page: Page, file: string) =>
  page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((part) => part.name.includes(name)),
    file,
  );

/** The session ends behind the page's back, as in another tab. */
export async function endSession(page: Page): Promise<void> {
  await callApi(page, 'POST', '/api/logout');
}

const store = 'messages of this test';

/**
 * From the next page on, keeps every message that was shown: half a second is all that one stands
 * before the page leaves (docs/PRODUCT.md#messages).
 */
export const rememberMessages = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => {
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-sonner-toast]'))
        sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${toast.textContent}\n`);
    }).observe(document, { childList: true, subtree: true });
  }, store);

export const expectRemembered = (page: Page, words: string): Promise<void> =>
  expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), store)).toContain(words);
