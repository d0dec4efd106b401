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

  it('knows the points of a letter of inquiry, but not what the letter must not hold', () => {
    expect(
      namesOf(
        [
          'Each request requires a Letter of Inquiry, no longer than two pages and printed on only one side of each page, in which the applicant addresses the following points:',
          '- Annual operating budget.',
          '- Amount of proposed request.',
          '- Brief description of current organizational leadership.',
          '- Description of the primary roles played by the governing board.',
          '- Additional enclosures, such as flyers, are not to be a part of the letter.',
        ].join('\n'),
      ),
    ).toEqual([
      'Annual operating budget',
      'Amount of proposed request',
      'Current organizational leadership',
      'Description of the primary roles played by the governing board',
    ]);
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

  it('reads a portal whose questions and limits stand under headings of their own', () => {
    const sections = sectionsOf(
      [
        '# Support for Exchange',
        '## Section: Vision',
        '### Question: What are you hoping to achieve with your work?',
        'Word limit: 500',
        '## Section: Approach',
        '### Question: How are you going to deliver your work?',
        'Word limit: 1,000',
      ].join('\n'),
    );
    expect(sections).toMatchObject([
      {
        name: 'Vision',
        limit: { words: 500 },
        prompts: ['What are you hoping to achieve with your work?'],
      },
      { name: 'Approach', limit: { words: 1000 } },
    ]);
  });

  it('reads a list whose items carry limits, shouted orders, and parts with letters', () => {
    expect(
      namesOf(
        [
          'Each applicant must submit ten copies of the following:',
          '- Cover letter [one page maximum]',
          '- Organization Fact Sheet [two page maximum]',
          '- Grant Application [six page maximum]',
        ].join('\n'),
      ),
    ).toEqual(['Cover letter', 'Organization Fact Sheet', 'Grant Application']);
    expect(
      namesOf(
        [
          '# Narrative Template',
          '1. DESCRIBE THE NEED FOR THIS PROJECT (20 points) How fundamental is the need? (Limit 5,000 characters)',
          '2. TIMELINE (5 points) Break your project down into tasks. (Limit 3,000 characters)',
          '3. BUDGET (25 points) Explain each cost. (Limit 2,000 characters)',
        ].join('\n'),
      ),
    ).toEqual(['Need for This Project', 'Timeline', 'Budget']);
    expect(
      namesOf(
        [
          'APPLICATION INSTRUCTIONS',
          'PART A: BRIEF STATEMENT OF REQUEST',
          'Describe the proposed project and how much money is requested.',
          'PART B: FINANCIAL',
          'Explain how the dollars are to be spent.',
          'PART C: PROJECT DESCRIPTION',
          'Explain the need for the project.',
        ].join('\n'),
      ),
    ).toEqual(['Brief Statement of Request', 'Financial', 'Project Description']);
  });

  it('tells an outline and the chapters that explain it once', () => {
    expect(
      namesOf(
        [
          '# How to Apply',
          'Your application should be divided into three parts.',
          '- Background to project',
          '- The objectives of the project',
          '- Funding and budget',
          '### 1. Background',
          'This section should provide the history of your work.',
          '### 2. Objectives',
          'Explain which outcomes you expect.',
          '### 3. Funding and budget',
          'Show the whole cost of the project.',
        ].join('\n'),
      ),
    ).toEqual(['Background', 'Objectives', 'Funding and budget']);
  });

  it('leaves titles that only stand over other sections', () => {
    expect(
      namesOf(
        [
          '# Application Contents',
          '## Project Narrative',
          'The narrative is the heart of the application.',
          '### Statement of Need',
          'Describe the need for the project.',
          '### Evaluation Plan',
          'Describe how you will measure success.',
          '## Budget Justification',
          'Explain each cost.',
        ].join('\n'),
      ),
    ).toEqual(['Statement of Need', 'Evaluation Plan', 'Budget Justification']);
  });

  it('leaves what reviewers score, steps with dates, and rules about titles', () => {
    expect(
      namesOf(
        [
          '# Proposal Preparation Instructions',
          'Proposal Titles: Proposal titles must begin with the number of the track.',
          'Letter of inquiry: a short form. It closes on December 5, 2026.',
          'Applications will be scored on the following:',
          '- Capacity and Experience',
          '- Soundness of Approach',
        ].join('\n'),
      ),
    ).toEqual([]);
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
