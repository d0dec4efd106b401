import type { Page } from '@playwright/test';

/** Holds such calls back until the answer is given, or lets them fail. */
export async function holdRequests(page: Page, method: string, path: string) {
  let release: (how: 'go on' | 'fail') => void = () => undefined;
  const decided = new Promise<'go on' | 'fail'>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    return (await decided) === 'fail' ? route.abort() : route.continue();
  });
  return { release, forget: () => page.unroute(path) };
}
