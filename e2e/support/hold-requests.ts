import type { Page } from '@playwright/test';

/** Delays matching requests until `release` continues or fails them. */
export async function holdRequests(page: Page, method: string, path: string) {
  let release: (how: 'go on' | 'fail') => void = () => undefined;
  const released = new Promise<'go on' | 'fail'>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    return (await released) === 'fail' ? route.abort() : route.continue();
  });
  return { release, stopHolding: () => page.unroute(path) };
}
