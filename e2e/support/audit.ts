import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { smallTargets } from './small-targets.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

export const allThemesAndSizes = process.env['E2E_LOOKS'] === 'all';

/** `forced` is a contrast theme of the operating system. */
export type Theme = 'light' | 'dark' | 'forced';

/**
 * Expects no axe violation, no sideways scroll and no small target in each theme. All axe rules run
 * in the first theme, the color rules in the other: both render the same elements. None run in
 * forced colors, where axe reads the colors that the system replaces.
 */
export async function auditThemes(page: Page, state: string, themes: Theme[]): Promise<void> {
  await disableDeferredStyles(page);
  for (const [at, theme] of themes.entries()) {
    await page.emulateMedia({
      colorScheme: theme === 'light' ? 'light' : 'dark',
      forcedColors: theme === 'forced' ? 'active' : 'none',
    });
    const name = `${state}, ${theme}`;
    const axe = new AxeBuilder({ page });
    if (at === 0) await expectNoViolations(axe.withTags(rules), name);
    else if (theme !== 'forced') await expectNoViolations(axe.withRules(colorRules), name);
    await expectNoSidewaysScroll(page, name);
    expect.soft(await smallTargets(page), `small targets, ${name}`).toEqual([]);
    if (allThemesAndSizes) await page.screenshot({ path: test.info().outputPath(`${name}.png`) });
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
}

/** Off-screen content and transitions would still have the colors of the previous theme. */
const disableDeferredStyles = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });

async function expectNoViolations(axe: AxeBuilder, name: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect.soft(found, `axe, ${name}`).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `sideways scroll, ${state}`).toBeLessThanOrEqual(0);
}
