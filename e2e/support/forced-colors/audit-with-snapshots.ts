import { expect, type Page } from '@playwright/test';
import { auditSizes, viewports, type Size } from '../audit.ts';
import { describeForcedColors } from './describe-forced-colors.ts';

const softly = expect.configure({ soft: true });

/**
 * Audits a state, and compares the colors, frame and icon of each control under a system contrast theme with a
 * snapshot. Update the snapshots with `--update-snapshots`.
 */
export const auditWithSnapshots = (page: Page, state: string, sizes?: Size[]): Promise<void> =>
  auditSizes(page, state, sizes, async (size) => {
    if (size === 'tablet') return;
    // Hovered controls have a different frame.
    await page.mouse.move(0, 0);
    const name = `${state.replaceAll(/\W+/g, '-')}-${viewports[size].width}.txt`;
    // Server data and the side panel appear with a delay.
    await softly(async () =>
      expect(await describeForcedColors(page), state).toMatchSnapshot(['forced-colors', name]),
    ).toPass({ timeout: 60_000 });
  });
