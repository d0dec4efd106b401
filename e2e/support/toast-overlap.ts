import { expect, type Page } from '@playwright/test';

/** Primary actions of creator steps, dialogs and forms. */
export const primaryActions =
  '[data-action-bar] button, [role=dialog] button[type=submit], main button[type=submit]';

/** Waits until the toast stops moving, then returns the text of each visible element that it covers. */
export async function findElementsUnderToast(
  page: Page,
  selector = primaryActions,
): Promise<string[]> {
  const toast = page.locator('[data-sonner-toast][data-mounted="true"][data-removed="false"]');
  await expect
    .poll(() => toast.evaluateAll((all) => all.map((each) => each.getAnimations().length)), {
      intervals: [50],
    })
    .toEqual([0]);
  return toast.evaluate((element, selected) => {
    const covering = element.getBoundingClientRect();
    const isCovered = ({ left, top, right, bottom }: DOMRect) =>
      left < covering.right &&
      right > covering.left &&
      top < covering.bottom &&
      bottom > covering.top;
    return [...document.querySelectorAll<HTMLElement>(selected)]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => isCovered(part.getBoundingClientRect()))
      .map((part) => part.innerText);
  }, selector);
}
