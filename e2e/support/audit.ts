import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { smallTargets } from './small-targets.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const allThemesAndSizes = process.env['E2E_LOOKS'] === 'all';

/**
 * Nothing that axe knows stands in anybody's way here, nothing sticks out sideways, nothing is too
 * small to hit. With E2E_LOOKS=all it also leaves a picture of the state in the test's results.
 */
export async function audit(page: Page, state: string): Promise<void> {
  // Forced colours are the person's own choice, and axe reads the ones that they replace.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .disableRules(isForced ? ['color-contrast'] : [])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect.soft(found, `axe, ${state}`).toEqual([]);
  await expectNoSidewaysScroll(page, state);
  expect.soft(await smallTargets(page), `targets, ${state}`).toEqual([]);
  if (allThemesAndSizes) await page.screenshot({ path: test.info().outputPath(`${state}.png`) });
}

export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `sideways scroll, ${state}`).toBeLessThanOrEqual(0);
}
