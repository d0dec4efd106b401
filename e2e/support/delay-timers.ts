import type { Page } from '@playwright/test';

/** From the next navigation on, delays short timers, as an overloaded browser does when it handles user input first. */
export const delayTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const [thresholdMs, delayMs] = [50, 400];
    const originalSetTimeout = window.setTimeout.bind(window);
    window.setTimeout = ((callback: () => void, timeoutMs = 0, ...args: unknown[]) =>
      originalSetTimeout(
        callback,
        timeoutMs < thresholdMs ? delayMs : timeoutMs,
        ...args,
      )) as typeof window.setTimeout;
  });
