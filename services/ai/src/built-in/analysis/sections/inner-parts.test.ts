import { describe, expect, it } from 'vitest';
import { innerParts } from './inner-parts.ts';

const namesOf = (name: string, rest: string): string[] =>
  innerParts(name, rest).map((part) => part.name);

describe('a part that is told as a row of names', () => {
  it('consists of those, each with what its brackets say', () => {
    const parts = innerParts(
      'Project description',
      'Title. Significance (the new data, recordings, records, etc.). Objectives, methods and activities. Timetable.',
    );
    expect(parts.map(({ name }) => name)).toEqual([
      'Title',
      'Significance',
      'Objectives, methods and activities',
      'Timetable',
    ]);
    expect(parts[1]?.told).toEqual(['the new data, recordings, records, etc.']);
  });

  it('may stand between semicolons', () => {
    expect(
      namesOf('Narrative', 'statement of need; project design; and plan of evaluation'),
    ).toEqual(['Statement of need', 'Project design', 'Plan of evaluation']);
  });

  it('is no sentence, no pair, and no row of costs', () => {
    expect(namesOf('Need', 'Describe the need. Tell us who is affected. Give figures.')).toEqual(
      [],
    );
    expect(namesOf('Narrative', 'Goals. Timeline.')).toEqual([]);
    expect(namesOf('Budget', 'Staff. Materials. Travel. Evaluation.')).toEqual([]);
  });
});
