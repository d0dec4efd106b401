import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { isHostOfAnother } from './box-of-another.ts';

const { lines } = paperOf(
  paperFrom(
    'return',
    'pdf',
    `# Return
    Documents are available from records@alderledger.com to whoever asks for them.
    Firm’s name ALDER LEDGER PLLC www.willowrun.org`,
  ),
);

it('knows a host called after whoever prepared a return', () => {
  expect(isHostOfAnother('alderledger.com', lines, ['Tern Point Rescue'])).toBe(true);
});

it('leaves the body’s own host, and one that only stands beside the other', () => {
  expect(isHostOfAnother('alderledger.com', lines, ['Alder Ledger Museum'])).toBe(false);
  expect(isHostOfAnother('willowrun.org', lines, ['Tern Point Rescue'])).toBe(false);
});
