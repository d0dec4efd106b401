import { describe, expect, it } from 'vitest';
import { readingOf } from '../../fixtures/reading-of.ts';
import { readGuidelines } from '../../read-guidelines.ts';
import { programmeName } from '../programme-name.ts';
import { overTwoTitles, splitTitle } from './split-title.ts';

const splitIn = (text: string): string | undefined => {
  const { blocks } = readingOf('pdf', '', text);
  const written = blocks.map((block) => (block.type === 'table' ? '' : block.text)).join('\n');
  return blocks.map((_, at) => splitTitle(blocks, at, written)).find(Boolean);
};
const nameIn = (text: string): string =>
  programmeName(readGuidelines(readingOf('pdf', '', text), '2026-09-01'));

describe('a title over several lines', () => {
  it.each([
    ['Rural Clinics Bridge\nProgram\nNotice of Funding', 'Rural Clinics Bridge Program'],
    ['Kids on Wheels\nMini-Grants\n2027 Application', 'Kids on Wheels Mini-Grants'],
    ['# Young Curators\n# Fellowship', 'Young Curators Fellowship'],
    ['# Lakeside Tourism Growth\nInitiative', 'Lakeside Tourism Growth Initiative'],
    [
      'Grants for Parks\nand Open Land Fund\nThe Grants for Parks and Open Land Fund helps towns.',
      'Grants for Parks and Open Land Fund',
    ],
  ])('is one name: %s', (text, name) => {
    expect(splitIn(text)).toBe(name);
  });

  it.each([
    '# Friends of the River\n# Grants',
    'Elm Community Foundation\nGrant Program',
    'Elm Grant Program\nMini-Grants',
    'We help people:\nProgram',
    '# Eligibility\n# Program',
    '# City of Elm\n# Facade Program',
  ])('is left where two lines are two things: %s', (text) => {
    expect(splitIn(text)).toBeUndefined();
  });

  it('is read from two titles of one level, but not under whose paper it is', () => {
    const pairOf = (text: string) => overTwoTitles(readingOf('pdf', '', text).blocks, 0);
    expect(pairOf('# Early Reading\n# Classroom Grant Program')).toBe(
      'Early Reading Classroom Grant Program',
    );
    expect(pairOf('# Department of Reading\n# Classroom Grant Program')).toBeUndefined();
    expect(pairOf('# Big dreams for all\n# Classroom Grant Program')).toBeUndefined();
    expect(pairOf('# Early Reading\n# Program Guidelines')).toBeUndefined();
  });
});

describe('the words of a paper around a name', () => {
  const told = '\nNonprofits may apply by May 1, 2027.';
  it.each([
    [
      '# Old Barns Preservation Grant Program Guidelines FY 2027',
      'Old Barns Preservation Grant Program',
    ],
    ['# Riverside Trails Fund\n# Program Guide 2027-28', 'Riverside Trails Fund'],
    ['# Touring Arts Fund - Guidelines (v3) - 2027', 'Touring Arts Fund'],
    ['# School Pantry Grants: Frequently Asked Questions and How to Apply', 'School Pantry Grants'],
    [
      '# NOTICE OF FUNDING\n# for the\n# Coastal Mapping Assistance Program',
      'Coastal Mapping Assistance Program',
    ],
    [
      'ABC 27-410: Coastal Mapping and Rescue Training\n## Program Solicitation',
      'Coastal Mapping and Rescue Training, ABC 27-410',
    ],
  ])('are left away: %s', (text, name) => {
    expect(nameIn(text + told)).toContain(name.replace(/, ABC.*/, ''));
    expect(nameIn(text + told)).not.toMatch(/guid|asked|for the|\(v3/i);
  });

  it('are not taken for a name, nor an aim in ordinary letters or a line to fill in', () => {
    expect(nameIn(`# Making a difference every day${told}`)).toBe('');
    expect(nameIn(`# RFP Proposal: Project Title\n# Project Description${told}`)).toBe('');
    expect(nameIn(`Program\n# Program${told}`)).toBe('');
  });

  it('stand over the title that a call has in the line below', () => {
    const name = 'Advancing Quiet Harbours in the North: A Mini-Grant for Local Evidence';
    expect(nameIn(`# Call for Mini-Grants\n${name}\nDeadline: July 2, 2027${told}`)).toBe(name);
  });
});
