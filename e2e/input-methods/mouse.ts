import type { Page } from '@playwright/test';
import type { InputMethod } from './input-method.ts';

export const mouseInput = (page: Page): InputMethod => ({
  press: (control) => control.click(),
  selectTab: (tab) => tab.click(),
  write: (field, text) => field.fill(text),
  choose: async (list, option) => {
    await list.selectOption({ label: option });
  },
  upload: (picker, file) => picker.setInputFiles(file),
  addParagraph: async (editor, text) => {
    // Clicking an open question would open its answer dialog.
    await editor.getByRole('heading').last().click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(text);
  },
});
