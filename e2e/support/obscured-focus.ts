import type { Page } from '@playwright/test';

/**
 * Tabs through the screen and returns every tab stop that other content covers (WCAG 2.4.11). `stops` counts the tab
 * stops, so that callers detect a run that reached none.
 */
export async function obscuredStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  maxStops = 60,
): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  let stops = 0;
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const stop of document.querySelectorAll('[data-stop]')) stop.removeAttribute('data-stop');
  });
  // Held keys move the focus as repeated ones do, with fewer messages to the browser.
  if (key === 'Shift+Tab') await page.keyboard.down('Shift');
  const step = async () => {
    await page.keyboard.down('Tab');
    return page.evaluate(async () => {
      const focus = document.activeElement;
      if (!focus || focus === document.body || focus.hasAttribute('data-stop')) return undefined;
      focus.setAttribute('data-stop', '');
      const isVisible = () => {
        const { left, top, width, height } = focus.getBoundingClientRect();
        const points = [0.1, 0.5, 0.9].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
        );
        return points.some(([x, y]) => {
          const top = document.elementFromPoint(x, y);
          return top !== null && (focus.contains(top) || top.contains(focus));
        });
      };
      // Toasts move and the page scrolls in the frames after the focus change.
      for (let frames = 0; frames < 30 && !isVisible(); frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return isVisible() ? '' : focus.outerHTML.slice(0, 140);
    });
  };
  for (; stops < maxStops; stops += 1) {
    let stop = await step();
    // The previous run may have left the focus in the browser's toolbar.
    if (stops === 0) stop ??= await step();
    if (stop === undefined) break;
    if (stop) hidden.push(stop);
  }
  await page.keyboard.up('Tab');
  if (key === 'Shift+Tab') await page.keyboard.up('Shift');
  return { stops, hidden };
}
