import type { Page } from '@playwright/test';
import type { Hands } from './hands.ts';
import { mouseHands } from './mouse-hands.ts';

/** A finger: everything is tapped; the phone's own keyboard and lists do the rest. */
export const touchHands = (page: Page): Hands => ({
  ...mouseHands(page),
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
