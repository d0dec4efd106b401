import { expect, it } from 'vitest';
import { asksForMore } from './asks-for-more.ts';

it('hears a story asked for under the name of a fact', () => {
  expect(
    asksForMore('organization', ['its mission, whom it serves and what it has done so far']),
  ).toBe(true);
  expect(asksForMore('amount', ['Amount requested, and what else will pay for the project.'])).toBe(
    true,
  );
});

it('leaves a fact a fact, whatever is said of its form', () => {
  expect(asksForMore('organization', ['Full legal name, as it stands on the IRS letter.'])).toBe(
    false,
  );
  expect(asksForMore('amount', ['In US dollars, not over the ceiling.'])).toBe(false);
  expect(asksForMore('title', ['A title that tells the need.'])).toBe(false);
});
