import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

const sectionsOf = (...lines: string[]) =>
  findSections(readGuidelines(readingOf('html', '', lines.join('\n')), '2026-09-01'));
const namesOf = (...lines: string[]): string[] => sectionsOf(...lines).map(({ name }) => name);

describe('the forms that calls usually ask in', () => {
  it('are questions as titles, with the limit on the answer under each', () => {
    const sections = sectionsOf(
      '# Awards for Local Heritage',
      '## The application form',
      '### About your project',
      '#### What do you want to do with the money?',
      'Tell us what you will actually do. (500 words)',
      '#### Why is the heritage important, and to whom?',
      'Say what makes it special. (300 words)',
      '#### Is your heritage at risk?',
      '(200 words)',
    );
    expect(sections.map(({ name }) => name)).toEqual([
      'What do you want to do with the money?',
      'Why is the heritage important, and to whom?',
      'Is your heritage at risk?',
    ]);
  });

  it('are not the questions that the page itself answers', () => {
    expect(
      namesOf(
        '# Grant Application',
        '## Ready to apply?',
        'Download the form and send it by July 1.',
        '## Can I apply twice?',
        'No. One application a year.',
      ),
    ).toEqual([]);
  });

  it('are tabs, each with its name and what is told in it', () => {
    const sections = sectionsOf(
      '# Request for Proposals: Food Access',
      '## IV. Proposal Requirements',
      'Proposals shall be organized in the following format:',
      'Tab 1 – Letter of Transmittal. A letter signed by a person authorized to bind the organization.',
      'Tab 2 – Organizational Background. Provide a history of the organization.',
      'Tab 3 – Project Approach. Describe the activities, the neighborhoods and the partners.',
    );
    expect(sections.map(({ name, prompts }) => ({ name, prompts }))).toEqual([
      { name: 'Letter of Transmittal', prompts: [] },
      { name: 'Organizational Background', prompts: ['Provide a history of the organization.'] },
      {
        name: 'Project Approach',
        prompts: ['Describe the activities, the neighborhoods and the partners.'],
      },
    ]);
  });

  it('are what a file should contain, clause by clause', () => {
    const sections = sectionsOf(
      '# Student Research Awards',
      'To apply, send one PDF file. The file should contain your name, address and degree programme; a description of the project of at most 1,000 words with objectives and methods; a list of references cited; an itemized budget; and a two-page CV.',
    );
    expect(sections.map(({ name, limit }) => [name, limit])).toEqual([
      ['Description of the Project', { words: 1000 }],
      ['List of References Cited', undefined],
      ['Itemized Budget', undefined],
      ['CV', { pages: 2 }],
    ]);
  });

  it('are all that is set apart by semicolons, but who one is', () => {
    expect(
      namesOf(
        '# Society Funding',
        'You need to be able to provide: the name of your society; the current society bank balance; the total value you request; an itemised list of requests; confirmation that the bursar has agreed.',
      ),
    ).toEqual([
      'Society Bank Balance',
      'Total Value You Request',
      'Itemised List of Requests',
      'Confirmation That the Bursar Has Agreed',
    ]);
  });

  it('are what a narrative is to include, with what is asked as a clause', () => {
    expect(
      namesOf(
        '# Special Project Grants',
        '## Application Guidelines',
        'Within the 1,200 word narrative, include a project description (purpose, outcome), how the project will provide benefit to the field, the budget, and a brief justification for the budget.',
      ),
    ).toEqual([
      'Project Description',
      'How the project will provide benefit to the field',
      'Budget',
      'Justification for the Budget',
    ]);
  });

  it('are paragraphs that begin with their titles, whatever these are, where a narrative is announced', () => {
    const sections = sectionsOf(
      '# Opportunity Grants',
      '## Application narrative',
      'Opportunity. What is the opportunity, and who invited you? (1,500 characters)',
      'Career. How will it advance your career? (1,500 characters)',
      'Budget. List expenses and income.',
    );
    expect(sections.map(({ name, limit }) => [name, limit])).toEqual([
      ['Opportunity', { characters: 1500 }],
      ['Career', { characters: 1500 }],
      ['Budget', undefined],
    ]);
  });

  it('are the contents of a packet', () => {
    expect(
      namesOf(
        '# Community Health Prize',
        'A nomination packet consists of',
        '- Nomination form',
        "- Nominator's statement (two pages at most)",
        '- Résumé or CV of the nominee',
      ),
    ).toEqual(['Nomination form', "Nominator's statement", 'Résumé or CV of the nominee']);
  });

  it('are rows of items with their page limits', () => {
    const sections = sectionsOf(
      '# Watershed Stewardship Grants',
      '## Application Package',
      'A complete application package consists of the items below.',
      '| Item | Form | Page limit |',
      '| Cover Sheet | DNR-101 | 1 |',
      '| Project Abstract | | 1 |',
      '| Statement of Work | | 6 |',
      '| Map of the project area | | 1 |',
    );
    expect(sections.map(({ name, limit }) => [name, limit?.pages])).toEqual([
      ['Cover Sheet', 1],
      ['Project Abstract', 1],
      ['Statement of Work', 6],
      ['Map of the project area', 1],
    ]);
  });

  it('are lines that ask, one after the other, and no field that is only filled in', () => {
    expect(
      namesOf(
        '# Small Grants for Classrooms',
        'Please type your answers and keep to two pages:',
        'What will students learn? How does it fit the curriculum?',
        'Describe the activities and the materials you need.',
        'Project title',
        'How many students will take part, this year and in later years?',
        'Budget: list each item with its price and the shop.',
      ),
    ).toEqual([
      'What will students learn?',
      'Activities and the materials you need',
      'How many students will take part, this year and in later years?',
      'Budget',
    ]);
  });

  it('are numbered questions, named without their numbers', () => {
    expect(
      namesOf(
        '# Digital Skills Fund',
        '## Section C – Your project',
        'C1 Summarise your project in no more than 50 words.',
        'C2 What is the need for your project? (Maximum 300 words)',
        'C3 Who will benefit and how many? (Maximum 200 words)',
        '## Section D – Money',
        'D1 How much are you asking for?',
        'D2 Break down the costs.',
      ),
    ).toEqual([
      'Summarise your project',
      'What is the need for your project?',
      'Who will benefit and how many?',
      'How much are you asking for?',
      'Break down the costs',
    ]);
  });

  it('are the titles of a template, each over what is to be written there', () => {
    expect(
      namesOf(
        '# Proposal template',
        '# Executive Summary',
        'This section provides a condensed view of the entire proposal.',
        '# Signatories',
        'This section shows who supports the proposal.',
        '## Consulted',
        'Who has been asked for comments?',
        '# The Problem',
        'Outlining the weak point that this proposal will mend.',
        '## Architecture of the work',
        'What does the whole look like from afar?',
        '# License',
        'This text may be copied.',
      ),
    ).toEqual([
      'Executive Summary',
      'Signatories',
      'Consulted',
      'The Problem',
      'Architecture of the work',
    ]);
  });

  it('are labels that ask, one like the other', () => {
    expect(
      namesOf(
        '# Funding guidelines',
        'We encourage you to submit clear applications that address the following:',
        'Student engagement: Is there evidence of student participation in the design?',
        'Timescale: Is a detailed description of activity offered, with milestones noted?',
        'Evaluation Plan: Is a thoughtful and costed evaluation plan included?',
        'Budget: Is a realistic and fully costed budget provided?',
      ),
    ).toEqual(['Student engagement', 'Timescale', 'Evaluation Plan', 'Budget']);
  });

  it('are short questions with what they mean behind them, and the papers below', () => {
    expect(
      namesOf(
        '# Corner Shop Grants',
        '## The questions',
        '- Who are you? What do you do, for whom, and since when? (150 words)',
        '- What is missing? Tell us how you know.',
        '- What will you do? Describe the work step by step.',
        '### Please attach',
        '- Project budget',
        '- Latest financial statements',
      ),
    ).toEqual([
      'Who are you?',
      'What is missing?',
      'What will you do?',
      'Project budget',
      'Latest financial statements',
    ]);
  });
});
