import type { CallChange } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { toChangeLines, getLineTitle, sortNewestFirst } from './change-lines.ts';

const added = (about: string, text: string, file = 1): CallChange => ({
  about,
  after: { text, file },
});
const moved: CallChange = {
  about: 'Deadline',
  before: { text: 'September 10, 2027', file: 0 },
  after: { text: 'September 24, 2027', file: 1 },
};
const removed: CallChange = { about: 'Section', before: { text: 'Timeline', file: 0 } };
const titles = (changes: CallChange[]) => toChangeLines(changes).map(getLineTitle);

describe('toChangeLines', () => {
  it('returns one line per changed fact', () => {
    expect(titles([moved, moved])).toEqual(['Deadline', 'Deadline']);
  });

  it('marks statements that may contradict each other', () => {
    const doubtful = { ...moved, mayContradict: true };
    expect(titles([doubtful, doubtful])).toEqual([
      'May contradict: Deadline',
      'May contradict: Deadline',
    ]);
  });

  it('merges the additions of a file about the same subject into one line', () => {
    const changes = [
      added('Format', 'Use 12-point type.'),
      moved,
      added('Format', 'Number the pages.'),
      added('Section', 'Timeline'),
      added('Format', 'Use letter paper.', 2),
      removed,
    ];
    expect(titles(changes)).toEqual([
      'Format: 2 new',
      'Deadline',
      'Section (new)',
      'Format (new)',
      'Section (removed)',
    ]);
  });

  it('may be sorted by file, last file first, and otherwise keep their order', () => {
    const later = added('Format', 'Use letter paper.', 2);
    expect(sortNewestFirst([moved, removed, later])).toEqual([later, moved, removed]);
  });
});
