import { describe, expect, it } from 'vitest';
import { createNotesLine, splitNotes } from './split-notes.ts';

const mark = '3f2a9c1e-7b44-4c7e-9a56-0d1f2e3a4b5c';
const note = 'unallowed-cost | The plan buys a van. | "Vehicles are not funded."';

describe('splitNotes', () => {
  it('returns a response without notes unchanged', () => {
    expect(splitNotes('We serve lunch.\n\nNotes are kept daily.', mark)).toEqual({
      text: 'We serve lunch.\n\nNotes are kept daily.',
    });
  });

  it('separates the text from the notes below the marked line', () => {
    const { text, notes } = splitNotes(
      `We serve lunch.\n\n${createNotesLine(mark)}\n${note}`,
      mark,
    );
    expect(text.trim()).toBe('We serve lunch.');
    expect(notes).toEqual([
      { kind: 'unallowed-cost', text: 'The plan buys a van.', quote: '"Vehicles are not funded."' },
    ]);
  });

  it.each([
    ['a shortened mark', 'NOTES 3f2a9c1e', note],
    ['Markdown', `**NOTES ${mark}**`, `- **unallowed-cost** | The plan buys a van. | Vehicles.`],
    ['delimiters', `<<<NOTES ${mark}>>>`, `| unallowed cost | The plan buys a van. | Vehicles. |`],
    ['a heading without the mark', 'Notes for the grant writer:', note],
  ])('accepts %s', (_, line, written) => {
    const { text, notes } = splitNotes(`We serve lunch.\n${line}\n${written}\n`, mark);
    expect(text).toBe('We serve lunch.');
    expect(notes).toMatchObject([{ kind: 'unallowed-cost', text: 'The plan buys a van.' }]);
  });

  it('ignores lines that are not notes', () => {
    const lines = ['none', 'praise | Well done.', 'other |', note, 'That is all.'];
    const { notes } = splitNotes(`We serve.\n${createNotesLine(mark)}\n${lines.join('\n')}`, mark);
    expect(notes).toHaveLength(1);
  });

  it('keeps the text if the response starts with the notes', () => {
    const { text, notes } = splitNotes(`${createNotesLine(mark)}\n${note}\nWe serve lunch.`, mark);
    expect(text).toBe('We serve lunch.');
    expect(notes).toHaveLength(1);
  });

  it('accepts a response with a very large number of lines', () => {
    expect(splitNotes('\n'.repeat(250_000), mark).text.trim()).toBe('');
  });

  it('limits the number of notes', () => {
    const { notes } = splitNotes(
      `We serve.\n${createNotesLine(mark)}\n${`${note}\n`.repeat(2_000)}`,
      mark,
    );
    expect(notes?.length).toBeLessThanOrEqual(20);
  });
});
