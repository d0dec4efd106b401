import type { Page } from '@playwright/test';

/** Navigates like a link, without reloading the page, because a reload would take up most of a short test. */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
