import { describe, expect, it } from 'vitest';
import { breakLines, toPieces } from './line-layout.ts';
import { placeByDirection } from './place-by-direction.ts';

const measure = (text: string) => text.length;

/** Returns the text of each line as it appears from left to right. */
function place(text: string, width = 100) {
  const lines = placeByDirection(breakLines(toPieces([{ text }]), width, measure), measure);
  return lines.map(({ pieces }) =>
    pieces
      .toSorted((a, b) => a.x - b.x)
      .map((piece) => piece.text)
      .join(''),
  );
}

describe('placeByDirection', () => {
  it.each([
    ['no right-to-left text', 'Name (12) end.', 'Name (12) end.'],
    ['right-to-left words in a sentence', 'Name: אבג דהו end.', 'Name: דהו אבג end.'],
    ['a number in right-to-left text', 'אבג 12,500 דהו', 'דהו 12,500 אבג'],
    ['brackets in right-to-left text', 'אבג (דהו) זחט', 'זחט (דהו) אבג'],
    ['names in a right-to-left paragraph', 'אבג Harbor Street דהו.', '.דהו Harbor Street אבג'],
  ])('places %s', (_what, text, placed) => {
    expect(place(text)).toEqual([placed]);
  });

  it('keeps the reading order of the pieces and of the lines', () => {
    const lines = placeByDirection(
      breakLines(toPieces([{ text: 'אבג דהו זחט' }]), 8, measure),
      measure,
    );
    expect(lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual([
      'אבג דהו ',
      'זחט',
    ]);
    expect(lines.every(({ isRightToLeft }) => isRightToLeft)).toBe(true);
    expect(place('אבג דהו זחט', 8)).toEqual([' דהו אבג', 'זחט']);
  });
});
