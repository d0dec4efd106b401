import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';
import { sectionsFromAskedPapers } from './from-asked-papers.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-09-01');
const partsOf = (text: string) => sectionsFromAskedPapers(read(`# Heron Fund\n${text}`));
const names = (text: string): string[] => partsOf(text).map(({ name }) => name);

describe('papers that a sentence asks for one after another', () => {
  it.each([
    [
      'Send us your latest accounts, a copy of your constitution and a short letter that says why the hall needs a roof.',
      ['Latest accounts', 'Constitution', 'Letter'],
    ],
    [
      'Complete an application form and return it along with your group’s rules and bank statement.',
      ['Application form', 'Bank statement'],
    ],
    [
      'To apply, e-mail the Grants Chair a one-page description of the bed, a sketch of the site, a list of plants with their cost, and written permission from the owner.',
      [
        'Description of the bed',
        'Sketch of the site',
        'List of plants with their cost',
        'Written permission from the owner',
      ],
    ],
    [
      'Your application must be accompanied by a project plan, a letter of support from the owner, and at least one photograph.',
      ['Project plan', 'Letter of support from the owner', 'Photograph'],
    ],
    [
      'A completed application form together with copies of the last two years’ accounts must be received by the Clerk by 30 June.',
      ['Application form', "Last two years' accounts"],
    ],
    [
      'We ask for a one-page letter, your budget for the year, and a list of other funders you have asked.',
      ['Letter', 'Budget for the year', 'List of other funders you have asked'],
    ],
    ['Your head teacher must sign the approval page.', ['Approval page']],
    [
      'Successful applicants will answer the questions in the application form (with care) and upload a simple budget and work plan.',
      ['Budget', 'Work plan'],
    ],
    [
      'Add a budget (a rough one is fine) and two people who can vouch for your work.',
      ['Budget', 'Two people who can vouch for your work'],
    ],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('hold what a letter is to say, and are left to the applicant where that is said', () => {
    const [letter, policy] = partsOf(
      'Please send a letter that says who you are, what the money is for and how much you need. Please also attach your safeguarding policy (if you work with children).',
    );
    expect(letter?.prompts).toEqual(['Who you are', 'What the money is for', 'How much you need']);
    expect(policy).toMatchObject({ name: 'Safeguarding policy', required: false });
  });

  it.each([
    'Recipients send us photos and a short report by October 1.',
    'Once the project is complete, send us a report and your accounts.',
    'Do not attach a brochure or a cover letter.',
    'We will send you a letter and a form.',
    'The State Committee must provide a list of projects and a plan.',
    'Projects must include a plan for maintenance.',
    'This will include support in project planning, budget creation, and advice.',
    'The invitation to submit a budget does not mean that money will be given.',
    'Make sure you apply before you will need a budget.',
    'Please send any questions to the office.',
    'Please submit your proposal by e-mail to the office by May 1.',
    'Your group should have a constitution and a bank account.',
  ])('are none in: %s', (text) => {
    expect(names(text)).toEqual([]);
  });

  it('stand beside the parts that a small call tells in a list, where they are only put along', () => {
    const list =
      '# Heron Fund\nYour proposal should include the following sections:\n- Statement of need (1 page)\n- Project description (2 pages)\n- Budget (1 page)\n\n';
    const found = findSections(
      read(`${list}Charities must also upload a list of their board members. Include a timeline.`),
    );
    expect(found.map(({ name }) => name)).toEqual([
      'Statement of need',
      'Project description',
      'Budget',
      'List of their board members',
    ]);
  });

  it('come with the form that they are put along with', () => {
    const found = findSections(
      read(
        '# Heron Fund\nFill in the form on our page. Please attach your latest accounts and a photograph.',
      ),
    );
    expect(found.map(({ name }) => name)).toEqual([
      'Application form',
      'Latest accounts',
      'Photograph',
    ]);
  });
});
