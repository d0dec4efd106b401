import type { Page } from '@playwright/test';
import type { InputMethod } from './input-method.ts';
import { mouseInput } from './mouse.ts';

/** A finger: everything is tapped; the phone's own keyboard and lists do the rest. */
export const touchInput = (page: Page): InputMethod => ({
  ...mouseInput(page),
  press: (control) => control.tap(),
  open: (tab) => tab.tap(),
  addParagraph: async (editor, text) => {
    // An open question that is tapped asks for its answer.
    await editor.getByRole('heading').last().tap();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type(text);
  },
});
