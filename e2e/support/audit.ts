import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page, type ViewportSize } from '@playwright/test';
import type axe from 'axe-core';
import { smallTargets } from './small-targets.ts';

const axeSource = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The axe rules whose results depend on colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

const allLooks = process.env['E2E_LOOKS'] === 'all';

/** `forced` is the operating system's contrast theme. */
export type Theme = 'light' | 'dark' | 'forced';

export type Size = 'wide' | 'tablet' | 'phone';

export const viewports: Record<Size, ViewportSize> = {
  wide: { width: 1280, height: 800 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 375, height: 812 },
};

const auditedThemes: Record<Size, Theme[]> = allLooks
  ? {
      wide: ['light', 'dark', 'forced'],
      tablet: ['light', 'dark', 'forced'],
      phone: ['light', 'dark', 'forced'],
    }
  : { wide: ['light', 'forced'], tablet: [], phone: ['light', 'dark', 'forced'] };

const everyTheme: Theme[] = ['light', 'dark', 'forced'];

const everySize: Size[] = ['wide', 'tablet', 'phone'];

/** Sizes at which the panels next to the draft become drawers. */
export const narrowSizes: Size[] = ['tablet', 'phone'];

/**
 * Audits a state, as a step of its own, at each size in the themes configured for that size. The state is set up once
 * and only the window is resized, because only style sheets depend on the size. Switching themes is slower, so each
 * theme is applied once.
 *
 * @param inForcedColors called at each size in forced colors
 */
export async function auditSizes(
  page: Page,
  state: string,
  sizes = everySize,
  inForcedColors: (size: Size) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await test.step(`audit: ${state}`, async () => {
    const before = page.viewportSize();
    await disableDeferredStyles(page);
    for (const theme of everyTheme) {
      const audited = sizes.filter((size) => auditedThemes[size].includes(theme));
      if (audited.length === 0) continue;
      await applyTheme(page, theme);
      // Start with the size at which the previous theme finished.
      for (const size of theme === 'forced' ? audited.toReversed() : audited) {
        await page.setViewportSize(viewports[size]);
        await auditTheme(page, `${state}, ${size}, ${theme}`, theme);
        if (theme === 'forced') await inForcedColors(size);
      }
    }
    await applyTheme(page, 'light');
    if (before) await page.setViewportSize(before);
  });
}

/** Audits a state in themes at the current size. */
export async function auditThemes(page: Page, state: string, themes: Theme[]): Promise<void> {
  await test.step(`audit: ${state}`, async () => {
    await disableDeferredStyles(page);
    for (const theme of themes) {
      await applyTheme(page, theme);
      await auditTheme(page, `${state}, ${theme}`, theme);
    }
    await applyTheme(page, 'light');
  });
}

async function applyTheme(page: Page, theme: Theme): Promise<void> {
  const colorScheme = theme === 'light' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme, forcedColors: theme === 'forced' ? 'active' : 'none' });
  // A script, not a media query, changes the colors of toasts.
  const toasts = page.locator('[data-sonner-toaster]');
  await expect(toasts.and(page.locator(`:not([data-sonner-theme=${colorScheme}])`))).toHaveCount(0);
}

/**
 * Expects no axe violations, no horizontal scrolling and no small targets. All axe rules run in the light theme, but
 * only the color rules in the dark theme, because both render the same elements. Axe does not run in forced colors,
 * because it would read the colors replaced by the system. Only contrast themes change the layout.
 */
async function auditTheme(page: Page, name: string, theme: Theme): Promise<void> {
  if (theme === 'light') await expectNoViolations(page, rules, name);
  else if (theme === 'dark') await expectNoViolations(page, colorRules, name);
  if (theme !== 'dark') {
    await expectNoSidewaysScroll(page, name);
    expect.soft(await smallTargets(page), `small targets, ${name}`).toEqual([]);
  }
  if (allLooks) await page.screenshot({ path: test.info().outputPath(`${name}.png`) });
}

/** Off-screen content and transitions would keep the colors of the previous theme. */
const disableDeferredStyles = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** Runs axe in the page, which is faster than opening a separate page for its report. */
async function expectNoViolations(page: Page, runOnly: string[], name: string): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'] };
  const axeViolations = await page.evaluate(async (runOptions) => {
    const { violations } = await (window as unknown as Record<'axe', typeof axe>).axe.run(
      runOptions,
    );
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, options);
  expect.soft(axeViolations, `axe, ${name}`).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `sideways scroll, ${state}`).toBeLessThanOrEqual(0);
}
