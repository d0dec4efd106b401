import { expect, type Page } from '@playwright/test';

/** What a message never covers beside an open dialog: the bars, and the title of a step with its lead. */
export const mustStayUncovered =
  'header:not(main *), nav:not(main *), [role=toolbar], h1, h1 + *, [data-action-bar]';

/** Waits until the message stands still, then returns the start of each visible element that it covers. */
export async function elementsUnderToast(
  page: Page,
  selector = mustStayUncovered,
): Promise<string[]> {
  const toast = page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]');
  await expect
    .poll(() => toast.evaluateAll((all) => all.map((each) => each.getAnimations().length)), {
      intervals: [50],
    })
    .toEqual([0]);
  return toast.last().evaluate((element, selected) => {
    // While a dialog is open, the page behind it is not in use.
    const dialog = document.querySelector('[data-moves-messages-up]');
    const parts = dialog ? [dialog] : [...document.querySelectorAll(selected)];
    const message = element.getBoundingClientRect();
    const isCovered = ({ left, top, right, bottom }: DOMRect) =>
      left < message.right && right > message.left && top < message.bottom && bottom > message.top;
    return parts
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => isCovered(part.getBoundingClientRect()))
      .map((part) => part.outerHTML.slice(0, 120));
  }, selector);
}

/** Whether the message covers the focused control. */
export async function toastCoversFocus(page: Page): Promise<boolean> {
  const focused = await elementsUnderToast(page, ':focus');
  return focused.length > 0;
}
