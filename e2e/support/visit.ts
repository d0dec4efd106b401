import type { Page } from '@playwright/test';

/** Navigates as a link does, without reloading the page, which takes most of the time of a short test. */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
