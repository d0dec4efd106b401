import type { Page } from '@playwright/test';

const batchSize = 10;

type Key = 'Tab' | 'Shift+Tab';
type Stops = { stops: number; hidden: string[] };

/**
 * Tabs through the screen and returns every tab stop covered by other content (WCAG 2.4.11). `stops` counts the tab
 * stops, so that callers can detect a run without any. The first run presses keys without waiting for frames, which
 * cuts the CPU time to a third; any stops found to be covered are checked again, because the cover may be a toast that
 * is moving away.
 */
export async function obscuredStops(page: Page, key: Key = 'Tab', maxStops = 60): Promise<Stops> {
  const first = await tabThrough(page, key, maxStops, { batch: batchSize, maxFrames: 0 });
  if (first.hidden.length === 0) return first;
  return tabThrough(page, key, maxStops, { batch: 1, maxFrames: 30 });
}

async function tabThrough(
  page: Page,
  key: Key,
  maxStops: number,
  { batch, maxFrames }: { batch: number; maxFrames: number },
): Promise<Stops> {
  const run = await page.evaluateHandle(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const stop of document.querySelectorAll('[data-stop]')) stop.removeAttribute('data-stop');
    const found = { stops: 0, hidden: [] as string[], isComplete: false };
    const isVisible = (focus: Element) => {
      const { left, top, width, height } = focus.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
      );
      return points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (focus.contains(top) || top.contains(focus));
      });
    };
    let last: Element | undefined;
    /** Checks the stop reached by the last key, unless the focus has not moved. */
    const look = () => {
      const focus = document.activeElement;
      if (found.isComplete || !focus || focus === document.body || focus === last) return;
      last = focus;
      if (focus.hasAttribute('data-stop')) return void (found.isComplete = true);
      focus.setAttribute('data-stop', '');
      found.stops += 1;
      if (!isVisible(focus)) found.hidden.push(focus.outerHTML.slice(0, 140));
    };
    window.addEventListener('keydown', look, true);
    return { found, look, isVisible };
  });
  if (key === 'Shift+Tab') await page.keyboard.down('Shift');
  // Holding a key moves focus like repeated presses, but with fewer messages to the browser.
  for (let pressed = 0, isComplete = false; !isComplete && pressed <= maxStops; pressed += batch) {
    await Promise.all(Array.from({ length: batch }, () => page.keyboard.down('Tab')));
    isComplete = await run.evaluate(async ({ found, look, isVisible }, frames) => {
      // Toasts move and the page scrolls in the frames after the focus change.
      const isCovered = () => document.activeElement && !isVisible(document.activeElement);
      for (let frame = 0; frame < frames && isCovered(); frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      look();
      return found.isComplete;
    }, maxFrames);
  }
  await page.keyboard.up('Tab');
  if (key === 'Shift+Tab') await page.keyboard.up('Shift');
  return run.evaluate(({ found, look }) => {
    window.removeEventListener('keydown', look, true);
    return { stops: found.stops, hidden: found.hidden };
  });
}
