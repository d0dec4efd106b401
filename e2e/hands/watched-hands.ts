import type { Page } from '@playwright/test';
import { expectFocusKept } from '../support/focus-kept.ts';
import type { Hands } from './hands.ts';

/** The same hands, of somebody who looks after each thing done whether the focus is still to be seen. */
export function watchedHands(page: Page, hands: Hands): Hands {
  const watched =
    <Given extends unknown[]>(act: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      await act(...given);
      await expectFocusKept(page, String(given[0]));
    };
  return {
    press: watched(hands.press),
    open: watched(hands.open),
    write: watched(hands.write),
    choose: watched(hands.choose),
    give: watched(hands.give),
    addParagraph: watched(hands.addParagraph),
  };
}
