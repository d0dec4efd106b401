import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromNumberedChecklist } from './from-numbered-checklist.ts';

const namesOf = (text: string): string[] =>
  sectionsFromNumberedChecklist(readGuidelines(readingOf('pdf', '', text), '2026-09-01')).map(
    ({ name }) => name,
  );

describe('a numbered checklist of documents', () => {
  it('counts on from a table into the lines below it', () => {
    expect(
      namesOf(
        [
          'CHECKLIST for required documents',
          'No. Document',
          '| 1 | Official cover letter of the application |',
          '| 2 | Declaration on honour* |',
          '| 3 | Letter of mandate* |',
          '=== page',
          '4 VAT certificate',
          '5 Detailed work programme*',
          'Questions may be sent by email.',
          '17 Unrelated line',
        ].join('\n'),
      ),
    ).toEqual([
      'Official cover letter of the application',
      'Declaration on honour',
      'Letter of mandate',
      'VAT certificate',
      'Detailed work programme',
    ]);
  });

  it('takes no numbered lines under another title, and none of a checklist for grantees', () => {
    const lines = '| 1 | Work plan |\n| 2 | Budget |\n| 3 | Statutes |\n| 4 | Audit report |';
    expect(namesOf(`Timetable of the call\n${lines}`)).toEqual([]);
    expect(namesOf(`Checklist of documents for grantees\n${lines}`)).toEqual([]);
  });
});
