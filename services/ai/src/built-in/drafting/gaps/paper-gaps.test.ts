import { describe, expect, it } from 'vitest';
import { planSections } from '../sections/plan-sections.ts';
import { paperGaps } from './paper-gaps.ts';

const gapsOf = (...names: string[]): string[] => [
  ...paperGaps(planSections(names.map((name) => ({ name, description: '' })))).values(),
];

describe('papers to attach and forms to fill in', () => {
  it('are asked about once for all of a kind', () => {
    expect(
      gapsOf(
        'Attachment 1: Lease',
        'SF-424B Assurances Form',
        'Attachment 2: Site map',
        'Exhibit C - Audit',
      ),
    ).toEqual([
      'Which files will you attach: “Lease”, “Site map” and “Audit”?',
      'Site map, to attach',
      'Audit, to attach',
      'Who will fill in “SF-424B Assurances Form”, and by when?',
    ]);
  });

  it.each([
    'Budget template (Excel)',
    'Board list with addresses',
    'Recent financial statement or Form 990',
  ])('hold %s', (name) => {
    expect(gapsOf(name)).toEqual([`Which file will you attach for “${name}”?`]);
  });

  it('hold what the applicant confirms', () => {
    expect(gapsOf('I certify that this is true')).toEqual([
      'Who will fill in “I certify that this is true”, and by when?',
    ]);
  });

  it('are named alone where there is but one', () => {
    expect(gapsOf('Appendix A: Logic model')).toEqual([
      'Which file will you attach for “Logic model”?',
    ]);
  });

  it('hold the form of the state, which nobody writes out', () => {
    expect(gapsOf('Uniform State Grant Application (Excel)', 'Program Narrative (Word)')).toEqual([
      'Who will fill in “Uniform State Grant Application (Excel)”, and by when?',
    ]);
  });

  it('are the works of others, which no profile holds', () => {
    expect(gapsOf('Bibliography')).toEqual(['Which works do you cite in “Bibliography”?']);
    expect(gapsOf('References Cited')).toEqual(['Which works do you cite in “References Cited”?']);
    expect(gapsOf('Three references')).toEqual([]);
  });

  it('are letters that somebody else writes', () => {
    expect(gapsOf('One letter from a partner')).toEqual([
      'Which file will you attach for “One letter from a partner”?',
    ]);
    expect(gapsOf('Letter of support from advisor')).toEqual([
      'Which file will you attach for “Letter of support from advisor”?',
    ]);
  });
});
