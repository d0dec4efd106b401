import { expect, type Page } from '@playwright/test';

/** Describes why the focus is not visible, or returns an empty string if it is. */
const focusProblem = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focus = document.activeElement;
    if (!focus || focus === document.body) return 'the focus is lost';
    const element = focus.outerHTML.slice(0, 120);
    const { left, top, right, bottom } = focus.getBoundingClientRect();
    const isInWindow =
      right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
    if (!focus.checkVisibility({ visibilityProperty: true }) || !isInWindow)
      return `out of sight: ${element}`;
    // Elements focused by scripts, such as the main region, have no focus ring.
    if (focus.matches('[tabindex="-1"]')) return '';
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focus);
    const isFramed = outlineStyle !== 'none' && outlineWidth !== '0px';
    return isFramed || boxShadow !== 'none' ? '' : `nothing shows the focus: ${element}`;
  });

/** Expects that an element has focus and is visible (2.4.3, 2.4.7). */
export const expectVisibleFocus = (page: Page, after: string): Promise<void> =>
  expect
    .poll(() => focusProblem(page), { message: `after ${after}`, intervals: [20, 50, 100] })
    .toBe('');
