import type { Page } from '@playwright/test';

/**
 * Walks the screen by Tab and names every stop that is hidden under something else (WCAG 2.4.11);
 * `stops` is how many there were, so that a walk that reached nothing is seen.
 */
export async function obscuredStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  most = 60,
): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  let stops = 0;
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const stop of document.querySelectorAll('[data-stop]')) stop.removeAttribute('data-stop');
  });
  const step = async () => {
    await page.keyboard.press(key);
    return page.evaluate(async () => {
      const focus = document.activeElement;
      if (!focus || focus === document.body || focus.hasAttribute('data-stop')) return undefined;
      focus.setAttribute('data-stop', '');
      const isSeen = () => {
        const { left, top, width, height } = focus.getBoundingClientRect();
        const points = [0.1, 0.5, 0.9].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
        );
        return points.some(([x, y]) => {
          const there = document.elementFromPoint(x, y);
          return there !== null && (focus.contains(there) || there.contains(focus));
        });
      };
      // A message makes way, and a page scrolls, in the frames after the focus has come.
      for (let frames = 0; frames < 30 && !isSeen(); frames += 1)
        await new Promise((shown) => requestAnimationFrame(shown));
      return isSeen() ? '' : focus.outerHTML.slice(0, 140);
    });
  };
  for (; stops < most; stops += 1) {
    let stop = await step();
    // A walk before this one may have ended in the browser's own bars.
    if (stops === 0) stop ??= await step();
    if (stop === undefined) break;
    if (stop) hidden.push(stop);
  }
  return { stops, hidden };
}
