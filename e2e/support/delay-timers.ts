import type { Page } from '@playwright/test';

/**
 * From the next page on, what a script puts off for a moment comes late, as where a browser has more
 * to do than it can: input of the user is handled first.
 */
export const delayTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const [aMoment, late] = [50, 400];
    const begin = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, after = 0, ...given: unknown[]) =>
      begin(work, after < aMoment ? late : after, ...given)) as typeof window.setTimeout;
  });
