import { describe, expect, it } from 'vitest';
import { noteGaps } from '../gaps/note-gap.ts';
import { salvage } from './salvage.ts';
import { statement } from './statement.ts';

const parts = (note: string): [string[], string[]] => {
  const found = salvage(note, new Set());
  return [
    found.filter(({ readable }) => readable).map(({ text }) => text),
    found.filter(({ readable }) => !readable).map(({ text }) => text),
  ];
};

describe('a note of several fragments', () => {
  it('gives the clauses that stand by themselves, and keeps the rest as it was typed', () => {
    expect(
      parts(
        'Nils & Ana, they have leased 30 acres since 2020, vegetables and 40 ewes, CSA 60 shares',
      ),
    ).toEqual([
      ['Nils and Ana have leased 30 acres since 2020.'],
      ['vegetables and 40 ewes, CSA 60 shares'],
    ]);
    expect(
      parts('Room 9, 12 Court St, the clerk has agreed to give us the old records room.'),
    ).toEqual([['The clerk has agreed to give us the old records room.'], ['Room 9, 12 Court St']]);
  });

  it('asserts no amount that lost its unit', () => {
    expect(parts('church owns the hall, we pay the electric 700 a month')).toEqual([
      ['The church owns the hall.'],
      ['we pay the electric 700 a month'],
    ]);
  });

  it.each([
    'We buy it, sell it within 2 years, not decided by the board',
    'Heron count - 9 pair counted 2023, mowing after July 4.',
    'seniors: 12 last year all graduated, 9 went to college, 2 of them music',
    'Monday to Thursday at the old store, city lets us have it.',
    'Appraised 990,000 as is, he will take 640',
    'if the roof holds, we will open the barn, the town agrees',
    'Raised so far 310: state farm program 200 (signed), the bank loan does not count, 110 from households',
  ])('stays whole where its clauses say something else alone: %s', (note) => {
    expect(parts(note)).toEqual([[], [note]]);
  });
});

const open = (text: string) => statement({ text, open: true, origin: 'additional', order: 0 });

describe('the quotes of notes', () => {
  it('are never cut off, and none is left out', () => {
    const long = `${'The first part of a long note goes on and on without any end in sight '.repeat(4).trim()}.`;
    const notes = [long, ...Array.from({ length: 7 }, (_, at) => `fragment ${at}`)];
    const marks = noteGaps(notes.map(open)).join(' ');
    for (const note of notes) expect(marks).toContain(note);
    expect(marks).not.toContain('…');
  });

  it('ask which reading an amount without its unit has', () => {
    expect(noteGaps([open('Ask is 60.')])).toEqual([
      'Your notes say “Ask is 60.”: do you ask for $60,000, or for $60?',
    ]);
  });
});
