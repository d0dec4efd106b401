import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';
import type { InputMethod } from './input-method.ts';

const maxTabStops = 200;

/** Only the first characters are typed; the rest are inserted, because that takes 1% of the CPU time. */
const typedLength = 4;

/**
 * Estimates the number of tab stops from the focused element to a control: 0 if the control has focus, undefined if it
 * was replaced. Overestimates for groups that are a single tab stop.
 */
const estimateStops = (
  control: ElementHandle<HTMLElement | SVGElement>,
): Promise<number | undefined> =>
  control.evaluate((element) => {
    if (!element.isConnected) return undefined;
    const focus = document.activeElement;
    if (element === focus) return 0;
    const stops =
      'a[href], button, input, select, textarea, summary, [contenteditable=true], [tabindex]';
    const place = element.parentElement?.closest('[role=dialog], [role=alertdialog]') ?? document;
    const all = [...place.querySelectorAll<HTMLElement>(stops)].filter(
      (stop) =>
        stop === element ||
        stop === focus ||
        (stop.tabIndex >= 0 &&
          !stop.matches(':disabled') &&
          !stop.closest('[inert]') &&
          stop.checkVisibility({ visibilityProperty: true })),
    );
    const [from, to] = [focus, element].map((end) => all.findIndex((stop) => stop === end));
    const distance = Number(to) - Number(from);
    return distance > 0 ? distance : distance + all.length;
  });

/**
 * Uses only keys, so that a control unreachable by Tab and the arrow keys fails the journey. Registers for file
 * choosers early: with `delayTimers`, a key pressed right after the registration would arrive first and cancel the
 * chooser.
 */
export function keyboardInput(page: Page): InputMethod {
  page.on('filechooser', () => undefined);
  async function tabTo(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    await expect(control).toBeEnabled();
    // An element handle is three times as fast as a locator.
    let handle = await control.elementHandle();
    let maxPresses = maxTabStops;
    for (let stop = 0; handle && stop < maxTabStops;) {
      const estimate = await estimateStops(handle);
      if (estimate === 0) return rendered();
      if (estimate === undefined) {
        handle = await control.elementHandle();
        continue;
      }
      // Pressing keys without waiting for frames cuts the CPU time to a third.
      const presses = Math.max(1, Math.min(Math.floor(estimate * 0.75), maxPresses));
      await Promise.all(Array.from({ length: presses }, () => page.keyboard.press('Tab')));
      stop += presses;
      // Halved, so that an overestimate cannot skip the control over and over.
      maxPresses = Math.floor(presses / 2);
    }
    throw new Error(`Tab does not reach ${control.toString()}`);
  }
  /** Waits until the page has rendered the effect of the keys, as it would have done before a user's next key press. */
  const rendered = (): Promise<void> =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  async function type(text: string): Promise<void> {
    await page.keyboard.type(text.slice(0, typedLength));
    if (text.length > typedLength) await page.keyboard.insertText(text.slice(typedLength));
  }

  return {
    press: async (control) => {
      await tabTo(control);
      await page.keyboard.press('Enter');
    },
    // A tab list is one tab stop; arrow keys move within it.
    selectTab: async (tab) => {
      const list = page.getByRole('tablist').filter({ has: tab });
      await tabTo(list.getByRole('tab', { selected: true }));
      const tabs = await list.getByRole('tab').count();
      for (let step = 0; step < tabs; step += 1) {
        if ((await tab.getAttribute('aria-selected')) === 'true') return;
        await page.keyboard.press('ArrowRight');
      }
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    },
    write: async (field, text) => {
      await tabTo(field);
      await page.keyboard.press('ControlOrMeta+a');
      await type(text);
    },
    choose: async (list, option) => {
      await tabTo(list);
      await page.keyboard.type(option.slice(0, typedLength));
      await expect(list.locator('option:checked')).toHaveText(option);
    },
    upload: async (picker, file) => {
      await tabTo(picker);
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(file);
    },
    addParagraph: async (editor, text) => {
      await tabTo(editor);
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
      await type(text);
    },
  };
}
