import { expect, it } from 'vitest';
import { operatesSystem } from './operating-lines.ts';

it('knows lines that tell what to do on a screen', () => {
  expect(
    operatesSystem([
      'Start the record: click on "New proposal"',
      'Agency: select "Internal" and enter "RDO"',
      'Budget tab: no overhead',
    ]),
  ).toBe(true);
});

it('takes parts to write for none', () => {
  expect(
    operatesSystem([
      'Summary: what you want to do',
      'Budget: list what you will buy',
      'Partners: choose those who help most and say why',
    ]),
  ).toBe(false);
});
