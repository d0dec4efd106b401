import type { Locator } from '@playwright/test';

export type UploadFile = { name: string; mimeType: string; buffer: Buffer };

/** A way to operate the interface. Each journey runs with mouse, keyboard and touch. */
export type InputMethod = {
  /** Activates a button or link. */
  press(control: Locator): Promise<void>;
  /** Selects a tab. */
  selectTab(tab: Locator): Promise<void>;
  /** Replaces the value of a field. */
  write(field: Locator, text: string): Promise<void>;
  /** Selects an option by its label. */
  choose(list: Locator, option: string): Promise<void>;
  upload(picker: Locator, file: UploadFile): Promise<void>;
  /** Appends a paragraph to the editor's text. */
  addParagraph(editor: Locator, text: string): Promise<void>;
};
