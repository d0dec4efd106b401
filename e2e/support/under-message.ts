import { expect, type Page } from '@playwright/test';

/** Waits until the message stands still, then names what it covers of the column that is worked in, and of
 * the bar whether the work is saved and who is signed in; of what is only read, what `alsoRead` selects. */
export async function underMessage(page: Page, alsoRead = ''): Promise<string[]> {
  const toast = page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]');
  // One that begins anew gives up the one before: it stands still, and alone, when none is left.
  await expect
    .poll(() => toast.evaluateAll((all) => all.map((each) => each.getAnimations().length)), {
      intervals: [50],
    })
    .toEqual([0]);
  return toast.last().evaluate((element, more) => {
    const message = element.getBoundingClientRect();
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
    const column = dialogs.at(-1) ?? document.querySelector('main');
    if (!column) return ['no column to look at'];
    const covers = ({ left, top, right, bottom }: DOMRect) =>
      left < message.right && right > message.left && top < message.bottom && bottom > message.top;
    const rectsOf = (part: Element): DOMRect[] => {
      // The box of a heading or a label is as wide as the column; its words are what is read.
      if (part.matches('a, button, input, select, textarea')) return [part.getBoundingClientRect()];
      const words = document.createRange();
      words.selectNodeContents(part);
      return [...words.getClientRects()];
    };
    const controls = 'a[href], button, input, select, textarea, label, legend, h1, h2, h3, h4';
    const parts = more ? `${controls}, ${more}` : controls;
    // Behind a dialog nobody looks for what is saved or who is signed in.
    const above = dialogs.length
      ? []
      : document.querySelectorAll('header:not(main *) :is(p, [href="/profile"])');
    return [...column.querySelectorAll(parts), ...above]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => rectsOf(part).some((rect) => rect.width > 1 && covers(rect)))
      .map((part) => part.outerHTML.slice(0, 120));
  }, alsoRead);
}

/** Whether the message covers what has the focus. */
export async function coversFocus(page: Page): Promise<boolean> {
  await underMessage(page);
  return page.evaluate(() => {
    const message = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect();
    const focus = document.activeElement?.getBoundingClientRect();
    if (!message || !focus) return true;
    const isBeside = focus.right <= message.left || focus.left >= message.right;
    return !isBeside && focus.bottom > message.top && focus.top < message.bottom;
  });
}
