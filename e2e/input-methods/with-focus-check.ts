import type { Page } from '@playwright/test';
import { expectVisibleFocus } from '../support/expect-visible-focus.ts';
import type { InputMethod } from './input-method.ts';

/** Wraps an input method to expect visible focus after each action. */
export function withFocusCheck(page: Page, input: InputMethod): InputMethod {
  const checked =
    <Args extends unknown[]>(act: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      await act(...args);
      await expectVisibleFocus(page, String(args[0]));
    };
  return {
    press: checked(input.press),
    selectTab: checked(input.selectTab),
    write: checked(input.write),
    choose: checked(input.choose),
    upload: checked(input.upload),
    addParagraph: checked(input.addParagraph),
  };
}
