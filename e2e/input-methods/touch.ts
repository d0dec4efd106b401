import type { Page } from '@playwright/test';
import type { InputMethod } from './input-method.ts';
import { mouseInput } from './mouse.ts';

/** Taps controls; enters text and options like the mouse input method. */
export const touchInput = (page: Page): InputMethod => ({
  ...mouseInput(page),
  press: (control) => control.tap(),
  selectTab: (tab) => tab.tap(),
  addParagraph: async (editor, text) => {
    // Tapping an open question would open its answer dialog.
    await editor.getByRole('heading').last().tap();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(text);
  },
});
