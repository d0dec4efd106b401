import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';
import { sectionName } from './section-name.ts';

const namesOf = (...lines: string[]): string[] =>
  findSections(readGuidelines(readingOf('html', '', lines.join('\n')), '2026-09-01')).map(
    ({ name }) => name,
  );

describe('the name of a part', () => {
  it.each([
    ['7.3 Project narrative', 'Project narrative'],
    ['2nd, Introduction and Statement of Need', 'Introduction and Statement of Need'],
    ['3.2.1 Staff', 'Staff'],
    ['2.5 acres of need', '2.5 acres of need'],
  ])('is without its number: %s', (title, name) => {
    expect(sectionName(title)).toBe(name);
  });

  it('is one beside the calendar of the call where it says how long it may be', () => {
    expect(
      namesOf(
        '# Fund',
        '## 7. The application',
        '### 7.1 Project abstract',
        'One paragraph of no more than 150 words.',
        '### 7.2 Timeline',
        'A table of no more than one page.',
        '### 7.3 Budget narrative',
        'Two pages at most.',
      ),
    ).toEqual(['Project abstract', 'Timeline', 'Budget narrative']);
  });
});

describe('what is no part of an application', () => {
  it('is a question that the funder answers', () => {
    expect(
      namesOf(
        '# Fund',
        '## Application',
        '### Project summary',
        'Describe the project in 200 words.',
        '### Budget narrative',
        'Explain each cost in one page.',
        '### Questions we are asked',
        '#### Can two organizations apply together?',
        'Yes. One of them signs.',
      ),
    ).toEqual(['Project summary', 'Budget narrative']);
  });

  it('is a step of the work with a template, or a measure of the reviewers', () => {
    expect(
      namesOf(
        '# How to apply',
        'To prepare your proposal, follow these steps:',
        '- Use the template of our site',
        '- Render the document to see the proposal',
        '- Organize the proposal into sections',
        '- Solicit feedback on the project plan from others',
      ),
    ).toEqual([]);
    expect(
      namesOf(
        '# Application and Review Process Description',
        'The proposals will be prioritised by the following:',
        '- Impact of the proposal',
        '- Nordic component',
        '- Sustainability of the course material',
      ),
    ).toEqual([]);
  });

  it('is the calendar of the call, however its chapter is numbered', () => {
    expect(sectionName('IV-B. Schedule')).toBe('Schedule');
    expect(sectionName('2-3. Work Plan')).toBe('Work Plan');
    expect(sectionName('A-Level Results')).toBe('A-Level Results');
  });

  it('is a day of the calendar, or the reasons of the funder', () => {
    expect(
      namesOf(
        '# Art Fellowship',
        '## Application',
        '- Artist proposals are due by June 15, 2027. Artists should complete this application, including a proposal for work.',
        '- The selection committee meets in June, 2027 to review applications.',
        '- Artist interviews are scheduled for June, 2027.',
      ),
    ).toEqual([]);
    expect(
      namesOf(
        '# Champions',
        '## Application form',
        '### Background and rationale',
        'The rationale for this programme is to stimulate the use of open teaching.',
        '### Key programme objectives',
        'The following objectives are set for this programme: informing champions about open practices.',
      ),
    ).toEqual([]);
  });

  it('is what funded projects are about', () => {
    expect(
      namesOf(
        '# Credit Union Grants',
        '## Funding Priorities',
        'The program prioritizes proposals that address the following:',
        '- Equipment and Technology: The program supports upgrades of equipment.',
        '- Marketing: The program supports outreach.',
        '- Succession Planning: The program helps plan for leadership.',
      ),
    ).toEqual([]);
  });
});

describe('what a part is called', () => {
  it('is what it is, without its state and its file', () => {
    expect(
      namesOf(
        '# Violence Prevention Grant',
        '## Required documents',
        'Applicants must submit the following documents:',
        '- Completed and signed Uniform Grant Application for each agency requesting funding',
        '- Completed Program Narrative in Word that meets program requirements',
        '- One completed Budget/Budget Narrative in Excel',
      ),
    ).toEqual(['Uniform Grant Application', 'Program Narrative', 'Budget/Budget Narrative']);
  });

  it('is not its state where the whole is a name', () => {
    expect(sectionName('Completed and signed Uniform Application for each agency')).toBe(
      'Uniform Application',
    );
    expect(sectionName('One completed Budget in Excel')).toBe('Budget');
    expect(sectionName('Completed projects')).toBe('Completed projects');
  });

  it('says what a statement states', () => {
    expect(
      namesOf(
        '# Family Foundation',
        'Each request requires a Letter of Inquiry in which the applicant addresses the following points:',
        '- A statement that the organization is a tax-exempt organization.',
        '- Annual operating budget.',
        '- Amount of proposed request.',
      ),
    ).toEqual([
      'Statement that the organization is a tax-exempt organization',
      'Annual operating budget',
      'Amount of proposed request',
    ]);
  });
});
