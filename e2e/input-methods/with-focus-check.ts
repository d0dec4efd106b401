import type { Page } from '@playwright/test';
import { expectVisibleFocus } from '../support/expect-visible-focus.ts';
import type { InputMethod } from './input-method.ts';

/** The same input, of somebody who looks after each thing done whether the focus is still to be seen. */
export function withFocusCheck(page: Page, input: InputMethod): InputMethod {
  const watched =
    <Given extends unknown[]>(act: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      await act(...given);
      await expectVisibleFocus(page, String(given[0]));
    };
  return {
    press: watched(input.press),
    open: watched(input.open),
    write: watched(input.write),
    choose: watched(input.choose),
    give: watched(input.give),
    addParagraph: watched(input.addParagraph),
  };
}
