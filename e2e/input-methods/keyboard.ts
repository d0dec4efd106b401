import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';
import type { InputMethod } from './input-method.ts';

const maxTabStops = 200;

const focusState = (control: ElementHandle): Promise<'focused' | 'not focused' | 'replaced'> =>
  control.evaluate((element) => {
    if (!element.isConnected) return 'replaced';
    return element === document.activeElement ? 'focused' : 'not focused';
  });

/**
 * Uses only keys, so a control that Tab and the arrow keys cannot reach fails the journey. Registers for file choosers
 * early: with `delayTimers`, a key pressed right after the registration would arrive first and cancel the chooser.
 */
export function keyboardInput(page: Page): InputMethod {
  page.on('filechooser', () => undefined);
  async function tabTo(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    await expect(control).toBeEnabled();
    // A handle needs a third of the time of a locator, once per tab stop.
    let handle = await control.elementHandle();
    for (let stop = 0; handle && stop < maxTabStops; stop += 1) {
      const state = await focusState(handle);
      if (state === 'focused') return;
      if (state === 'replaced') handle = await control.elementHandle();
      else await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${control.toString()}`);
  }

  return {
    press: async (control) => {
      await tabTo(control);
      await page.keyboard.press('Enter');
    },
    // A tab list is one tab stop; arrow keys move within it.
    open: async (tab) => {
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
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    choose: async (list, option) => {
      await tabTo(list);
      await page.keyboard.type(option);
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
      await page.keyboard.type(text);
    },
  };
}
