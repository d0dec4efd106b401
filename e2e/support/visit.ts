import type { Page } from '@playwright/test';

/** Goes to a path as a link does: the page is not loaded again, which takes most of the time of a short test. */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
