import { expect, type Page } from '@playwright/test';

/** What is wrong with where the focus is; nothing when it is on something that a person can see. */
const faultOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focus = document.activeElement;
    if (!focus || focus === document.body) return 'the focus is lost';
    const what = focus.outerHTML.slice(0, 120);
    const { left, top, right, bottom } = focus.getBoundingClientRect();
    const isInWindow =
      right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
    if (!focus.checkVisibility({ visibilityProperty: true }) || !isInWindow)
      return `out of sight: ${what}`;
    // What a script gives the focus to, so that one reads on from there, has no frame.
    if (focus.matches('[tabindex="-1"]')) return '';
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focus);
    const isFramed = outlineStyle !== 'none' && outlineWidth !== '0px';
    return isFramed || boxShadow !== 'none' ? '' : `nothing shows the focus: ${what}`;
  });

/** The focus is somewhere, and can be seen, once the screen has come to rest (2.4.3, 2.4.7). */
export const expectVisibleFocus = (page: Page, after: string): Promise<void> =>
  expect.poll(() => faultOfFocus(page), { message: `after ${after}` }).toBe('');
