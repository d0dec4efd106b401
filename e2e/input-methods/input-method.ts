import type { Locator } from '@playwright/test';

export type UploadFile = { name: string; mimeType: string; buffer: Buffer };

/** How a person works a screen. A journey is written once and walked with each kind of input. */
export type InputMethod = {
  /** Uses a button or follows a link. */
  press(control: Locator): Promise<void>;
  /** Opens a tab of a tab list. */
  open(tab: Locator): Promise<void>;
  /** Replaces what a field holds. */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a drop-down list by its words. */
  choose(list: Locator, option: string): Promise<void>;
  give(picker: Locator, file: UploadFile): Promise<void>;
  /** Adds a paragraph at the end of the editor's text. */
  addParagraph(editor: Locator, text: string): Promise<void>;
};
