import { describe, expect, it } from 'vitest';
import type { AnalysisDetails } from '../../contract/analysis.ts';
import { mergeNotes } from '../merge/merge-notes.ts';
import { analysisOf } from '../testing/harbor-call.ts';
import { countOmitted, deadlineNotes, notACallNotes, writeOmittedNote } from './analysis-notes.ts';
import { defineNote, type NoteKind } from './define-note.ts';

const kinds = { ...deadlineNotes, ...notACallNotes };
const sample = ({ write }: NoteKind, word: string) =>
  write({ date: word, year: word, words: word, zone: word, otherZone: word, kind: word });

describe('a kind of note', () => {
  it('recognizes its own notes', () => {
    const kind = defineNote('The {date} is close. Hurry.');
    expect(kind.write({ date: 'third' })).toBe('The third is close. Hurry.');
    expect(kind.matches('The third is close. Hurry.')).toBe(true);
    expect(kind.matches('The third is close.')).toBe(false);
  });

  it.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    'does not recognize the notes of other kinds: %s',
    (name) => {
      const note = sample(kinds[name], 'May 7');
      const matching = Object.entries(kinds).filter(([, kind]) => kind.matches(note));
      expect(matching.map(([other]) => other)).toEqual([name]);
    },
  );

  it.each([1, 2, 31])('counts omitted requirements: %i', (count) => {
    expect(countOmitted(writeOmittedNote(count))).toBe(count);
    expect(countOmitted('12 statements were left out.')).toBe(0);
  });
});

describe('merging the notes of two files', () => {
  const notesOf = (current: Partial<AnalysisDetails>, added: Partial<AnalysisDetails>) => {
    const [a, b] = [analysisOf(current).details, analysisOf(added).details];
    return mergeNotes(a, b, { deadline: b.deadline ?? a.deadline, omittedCount: 0 });
  };
  const deadline = { date: '2027-05-07' };

  it.each(Object.keys(deadlineNotes) as (keyof typeof deadlineNotes)[])(
    'drops the notes about a replaced deadline: %s',
    (name) => {
      const notes = [sample(deadlineNotes[name], 'May 7'), 'Check the form.'];
      const later = { date: '2027-06-07' };
      expect(notesOf({ deadline, notes }, { deadline: later })).toEqual(['Check the form.']);
    },
  );

  it.each(Object.keys(notACallNotes) as (keyof typeof notACallNotes)[])(
    'drops the note that one file is not a call: %s',
    (name) => {
      const notes = [sample(notACallNotes[name], '')];
      expect(notesOf({}, { isCall: false, notes })).toEqual([]);
      expect(notesOf({ isCall: false, notes }, { isCall: false })).toEqual(notes);
    },
  );
});
