import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

const sectionsOf = (text: string) =>
  findSections(readGuidelines(readingOf('html', '', text), '2026-09-01'));
const namesOf = (text: string): string[] => sectionsOf(text).map(({ name }) => name);

describe('what funders ask in their own ways', () => {
  it('calls plain questions what the funder calls them', () => {
    expect(
      namesOf(
        [
          '# Youth Action Fund',
          '## Tell us about your idea',
          'Answer these questions in an email, a video or a voice message:',
          '- What do you want to change?',
          '- What will you do, and when?',
          '- Who is on your team?',
        ].join('\n'),
      ),
    ).toEqual([
      'What do you want to change?',
      'What will you do, and when?',
      'Who is on your team?',
    ]);
  });

  it('takes the parts of one sentence with the limits in their brackets', () => {
    const sections = sectionsOf(
      [
        '# Student Research Awards',
        '## How to apply',
        'Applications should be submitted as a single PDF and should include a project summary (max 500 words), a detailed budget, a timeline, a two-page CV and the names of two referees.',
      ].join('\n'),
    );
    expect(sections.map(({ name }) => name)).toEqual([
      'Project Summary',
      'Budget',
      'Timeline',
      'CV',
      'Names of Two Referees',
    ]);
    expect(sections[0]?.limit).toEqual({ words: 500 });
    expect(sections[3]?.limit).toEqual({ pages: 2 });
  });

  it('takes what is to be enclosed with a letter', () => {
    expect(
      namesOf(
        [
          '# Hollis Family Trust',
          'Applicants should write to the Secretary, enclosing:',
          '- a letter of not more than two pages setting out the project',
          '- the latest annual report and accounts',
          '- a budget for the project',
        ].join('\n'),
      ),
    ).toEqual([
      'Letter setting out the project',
      'Latest annual report and accounts',
      'Budget for the project',
    ]);
  });

  it('takes what one submits to apply', () => {
    expect(
      namesOf(
        [
          '# Equipment Grants for Clubs',
          'To apply, please submit:',
          '- A quote for each item',
          '- A letter from your club committee',
          '- A budget for the season',
        ].join('\n'),
      ),
    ).toEqual(['Quote for each item', 'Letter from your club committee', 'Budget for the season']);
  });

  it('takes clauses and nouns of one list, where it says what to cover', () => {
    expect(
      namesOf(
        [
          '# Public Engagement Fund',
          'In no more than 1,000 words, your proposal should cover:',
          '- the aims of the activity',
          '- the audience you want to reach and why',
          '- what you will do',
          '- how you will evaluate it',
        ].join('\n'),
      ),
    ).toEqual([
      'Aims of the activity',
      'Audience you want to reach',
      'What you will do',
      'How you will evaluate it',
    ]);
  });

  it('takes the titles of a template that is announced above them', () => {
    expect(
      namesOf(
        [
          '# Small Development Grants',
          'Open an issue with the template below.',
          '### Short description (250 words)',
          'Describe the work.',
          '### Deliverables',
          'List what will be delivered.',
          '### Benefit to the project',
          'Why does it matter?',
        ].join('\n'),
      ),
    ).toEqual(['Short description', 'Deliverables', 'Benefit to the project']);
  });

  it('makes no part of a table of contents, a kind of grant, a track or a form to download', () => {
    expect(
      namesOf(
        [
          '# Table of Contents',
          '#### Proposal Preparation and Submission Instructions',
          'Project Description',
          'Review and Processing Procedures',
          '# Program',
          '## Proposal Requirements',
          'Community collaboration grants',
          'Proposals should be no more than 2 pages. Describe the goals of the project.',
          'Funding Proposal Form',
          '## C. Due Dates',
          'QSTD:Design',
          'April 7, 2027',
        ].join('\n'),
      ),
    ).toEqual([]);
  });

  it('takes what a title asks of every request, in its own words', () => {
    expect(
      namesOf(
        [
          '# Community Grants',
          '## ALL GRANT REQUESTS SHOULD INCLUDE:',
          '- Documentation confirming your legal status as a not-for-profit organization (e.g. Form 1099).',
          '- Lead contact person information (name, phone, email) as well as a list of all individuals with oversight.',
          '- Project details.',
          '- Please provide measurable outcomes for each goal.',
        ].join('\n'),
      ),
    ).toEqual([
      'Documentation confirming your legal status as a not-for-profit organization',
      'Lead contact person information',
      'Project details',
      'Measurable outcomes for each goal',
    ]);
  });

  it('takes the parts of a cover sheet and of a proposal, each after its own lead', () => {
    expect(
      namesOf(
        [
          '# Volunteer Grant',
          '## Grant must include the following:',
          'Cover Sheet including:',
          '- Project Description',
          '- Project Timeline',
          'Grant Proposal Including:',
          '- Executive summary (1 paragraph long)',
          '- Goals that will be achieved',
          '- Budget',
        ].join('\n'),
      ),
    ).toEqual([
      'Project Description',
      'Project Timeline',
      'Executive summary (1 paragraph long)',
      'Goals',
      'Budget',
    ]);
  });

  it('names a statement by what it is about, with its limit in brackets between', () => {
    const sections = sectionsOf(
      [
        '# River Fund',
        '## How to apply',
        'Your application must include:',
        '- A short statement (up to 300 words) about your connection to the river',
        '- A project budget',
        '- A CV from the applicant (2 page maximum).',
      ].join('\n'),
    );
    expect(sections.map(({ name, limit }) => [name, limit])).toEqual([
      ['Connection to the river', { words: 300 }],
      ['Project budget', undefined],
      ['CV', { pages: 2 }],
    ]);
  });
});
