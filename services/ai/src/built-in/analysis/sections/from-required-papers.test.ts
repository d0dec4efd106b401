import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromRequiredPapers } from './from-required-papers.ts';

const partsOf = (text: string) =>
  sectionsFromRequiredPapers(readGuidelines(readingOf('html', '', text), '2026-09-01'));
const namesOf = (text: string): string[] => partsOf(text).map(({ name }) => name);

describe('parts that only the list of what must be sent names', () => {
  it('are what is written, filled in and attached, in the order of the list', () => {
    expect(
      namesOf(
        'The following documents must be emailed to grants@county.example by April 16:\n- Completed and signed State Grant Application (Word)\n- Completed Program Narrative (Word)\n- Completed Budget/Budget Narrative (Excel)\n- Indirect Cost Rate Agreement, if applicable (PDF)',
      ),
    ).toEqual([
      'State Grant Application',
      'Program Narrative',
      'Budget/Budget Narrative',
      'Indirect Cost Rate Agreement',
    ]);
  });

  it('keep their limits, and say where they are left to the applicant', () => {
    const parts = partsOf(
      'Please upload these items:\n- Project description (three pages)\n- Logic model, if applicable\n- IRS determination letter',
    );
    expect(parts.map(({ name, limit, required }) => ({ name, limit, required }))).toEqual([
      { name: 'Project description', limit: { pages: 3 }, required: true },
      { name: 'Logic model', limit: undefined, required: false },
      { name: 'IRS determination letter', limit: undefined, required: true },
    ]);
  });

  it('are no papers of the funder, and nothing of who one is', () => {
    expect(
      namesOf(
        'Required documents\nThe following documents must be submitted:\n- Project budget\n- W-9\n- Contact person\n- Grant guidelines, read and signed',
      ),
    ).toEqual(['Project budget', 'W-9']);
  });

  it('stand under a title that says so, without a sentence over them', () => {
    expect(
      namesOf('# Grant-in-aid\n## Documents Required\n- Registration Certificate\n- Audit Report'),
    ).toEqual(['Registration Certificate', 'Audit Report']);
    expect(
      namesOf(
        '# Grant-in-aid\n## What we provide\nWe provide the following:\n- Regular meetings\n- Angel money',
      ),
    ).toEqual([]);
  });

  it('are not those of a report', () => {
    expect(
      namesOf(
        'Grantees must submit the following documents with the final report:\n- Narrative summary\n- Budget',
      ),
    ).toEqual([]);
  });

  it('are the papers on whose receipt one is eligible, and those that an item leads', () => {
    expect(
      namesOf(
        'A running project would be eligible on receipt of the following documents:\n- Utilization certificate of the last grant, in the format of rule 7.\n- Budget estimates for the coming year',
      ),
    ).toEqual(['Utilization certificate of the last grant', 'Budget estimates']);
    expect(
      namesOf(
        '## Sending it\n- Sign the form\n- Send all of the documents below to grants@town.example.\n  - Word version of Program Narrative\n  - Excel version of Budget',
      ),
    ).toEqual(['Program Narrative', 'Budget']);
  });

  it('are none of those that a grantee sends in', () => {
    expect(
      namesOf(
        'Payment is made on receipt of the following documents:\n- Final report\n- Receipts of the costs',
      ),
    ).toEqual([]);
  });
});
