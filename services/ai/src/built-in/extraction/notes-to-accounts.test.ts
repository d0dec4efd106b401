import { describe, expect, it } from 'vitest';
import { notesIn } from './notes-to-accounts.ts';

const linesOf = (text: string) =>
  text.split('\n').map((own, block) => ({
    text: own.replace(/^# /, '').trim(),
    heading: own.startsWith('# '),
    item: false,
    head: false,
    foot: false,
    block,
  }));

describe('notes to accounts', () => {
  it('tell of the body in one, of its books in the others, and of its taxes for the body', () => {
    const { nature, books } = notesIn(
      linesOf(`Notes to the Financial Statements
NOTE 1 - NATURE OF ACTIVITIES
Elm Row Aid feeds the village.
NOTE 2 - ACCOUNTING POLICIES
Use of estimates. Figures are estimated.
Income taxes. Elm Row Aid is exempt under Section 501(c)(3).
NOTE 3 - PATRONS
Two patrons gave half of it.`),
    );
    expect([...nature]).toEqual([1, 2]);
    expect([...books]).toEqual([3, 4, 6, 7]);
  });

  it('are none where no title calls them so', () => {
    const { nature, books } = notesIn(
      linesOf('1. Organization\nElm Row Aid\n2. Property\nA barn.'),
    );
    expect(nature.size + books.size).toBe(0);
  });
});
