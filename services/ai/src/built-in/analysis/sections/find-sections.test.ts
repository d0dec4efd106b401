import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

const sectionsOf = (text: string) =>
  findSections(readGuidelines(readingOf('html', '', text), '2026-09-01'));
const namesOf = (text: string): string[] => sectionsOf(text).map(({ name }) => name);

describe('sections that nothing announces', () => {
  it('knows a numbered list of parts by its names, limits and questions', () => {
    const sections = sectionsOf(
      [
        'Deadline: May 14, 2027',
        '1. Organization Background (250 words): Describe your mission and history.',
        '2. Statement of Need (400 words): What problem will you address, and for whom?',
        '3. Evaluation (200 words): How will you know that it worked?',
        '4. Budget: A line-item budget with an explanation.',
      ].join('\n'),
    );
    expect(sections.map(({ name }) => name)).toEqual([
      'Organization Background',
      'Statement of Need',
      'Evaluation',
      'Budget',
    ]);
    expect(sections[1]).toMatchObject({ limit: { words: 400 } });
  });

  it('knows headings by their names, whatever stands above them', () => {
    expect(
      namesOf(
        [
          '# Proposal Preparation and Submission Instructions',
          '### Project Summary',
          'The summary is limited to one page.',
          '### Project Description',
          'Describe the objectives and the methods of the project.',
          '### References Cited',
          'See the guide.',
          '### Budget Justification',
          'Explain each cost in no more than five pages.',
        ].join('\n'),
      ),
    ).toEqual([
      'Project Summary',
      'Project Description',
      'References Cited',
      'Budget Justification',
    ]);
  });

  it('takes what reviewers score for the outline where it tells what to describe', () => {
    expect(
      namesOf(
        [
          '## Rating Factors',
          '### Capacity of the Applicant (20 points)',
          'Describe your experience and your staff.',
          '### Soundness of Approach (35 points)',
          'Describe the services and the work plan.',
        ].join('\n'),
      ),
    ).toEqual(['Capacity of the Applicant', 'Soundness of Approach']);
  });

  it('asks for a plan that a sentence names only in passing', () => {
    expect(
      namesOf(
        [
          '# Content of the Application',
          '## Research Plan',
          'Describe the aims of the research.',
          '## Other Plans',
          'Applicants must follow the instructions for the Data Management and Sharing Plan.',
        ].join('\n'),
      ),
    ).toContain('Data Management and Sharing Plan');
  });

  it('reads what a funder will ask', () => {
    expect(
      namesOf(
        [
          "## What we'll ask you",
          "We'll ask about:",
          '1. About your organisation (200 words)',
          '2. The need you have identified and how you know (500 words)',
          '3. Your project: what you will do and when (500 words)',
          '4. Budget: a breakdown of costs',
        ].join('\n'),
      ),
    ).toEqual([
      'About your organisation',
      'The need you have identified',
      'Your project',
      'Budget',
    ]);
  });

  it('leaves chapters of the guidelines themselves', () => {
    expect(
      namesOf(
        [
          '## Background',
          'The Foundation was founded by two teachers.',
          '## Goals',
          'We want children to read.',
          '## Timeline',
          'Decisions are made in May.',
          '## Eligibility',
          'Public charities may apply.',
        ].join('\n'),
      ),
    ).toEqual([]);
  });
});
