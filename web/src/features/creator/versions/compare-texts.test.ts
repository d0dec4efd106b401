import { describe, expect, it } from 'vitest';
import { compareTexts, countChanges, type ComparedBlock } from './compare-texts.ts';

const getText = (blocks: ComparedBlock[], left: 'added' | 'removed') =>
  blocks
    .map((block) =>
      block.kind === 'unchanged'
        ? block.lines.join('\n')
        : block.parts
            .filter(({ kind }) => kind !== left)
            .map(({ text }) => text)
            .join(''),
    )
    .filter((text, index, all) => text !== '' || all.length === 1)
    .join('\n');

describe('compareTexts', () => {
  it('marks changed words rather than whole lines', () => {
    const blocks = compareTexts('Need\nWe feed 900 people.', 'Need\nWe feed 1,200 people.');
    expect(blocks).toEqual([
      { kind: 'unchanged', lines: ['Need'] },
      {
        kind: 'changed',
        parts: [
          { kind: 'same', text: 'We feed ' },
          { kind: 'removed', text: '900' },
          { kind: 'added', text: '1,200' },
          { kind: 'same', text: ' people.' },
        ],
      },
    ]);
    expect(countChanges(blocks)).toEqual({ added: 1, removed: 1 });
  });

  it('finds added and removed lines between unchanged ones', () => {
    const blocks = compareTexts('One\nTwo\nThree', 'One\nThree\nFour and five');
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'unchanged',
      'changed',
      'unchanged',
      'changed',
    ]);
    expect(countChanges(blocks)).toEqual({ added: 3, removed: 1 });
  });

  it('finds no changes in identical texts, even empty ones', () => {
    expect(compareTexts('One\nTwo', 'One\nTwo')).toEqual([
      { kind: 'unchanged', lines: ['One', 'Two'] },
    ]);
    expect(countChanges(compareTexts('', ''))).toEqual({ added: 0, removed: 0 });
  });

  it('includes both texts in full, even if they have nothing in common', () => {
    const before = Array.from({ length: 3_000 }, (_, index) => `before ${index}`).join('\n');
    const after = Array.from({ length: 3_000 }, (_, index) => `after ${index}`).join('\n');
    const blocks = compareTexts(before, after);
    expect(getText(blocks, 'added')).toBe(before);
    expect(getText(blocks, 'removed')).toBe(after);
  });
});
