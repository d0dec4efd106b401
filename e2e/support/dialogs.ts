import type { Locator, Page } from '@playwright/test';

export const button = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true });

/** A message of the error catalogue: its title and its sentence. */
export const message = (page: Page, words: string | RegExp): Locator =>
  page.locator('[data-sonner-toast]').getByText(words);
