import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

const sectionsOf = (...lines: string[]) =>
  findSections(readGuidelines(readingOf('html', '', lines.join('\n')), '2026-09-01'));
const namesOf = (...lines: string[]): string[] => sectionsOf(...lines).map(({ name }) => name);

describe('parts told within sentences', () => {
  it('hears what applicants must submit', () => {
    expect(
      namesOf(
        '# Otter Prize',
        'To be considered, applicants must submit the following materials: completed cover sheet; biographical statement; and four copies of the project description.',
      ),
    ).toEqual([
      'Cover Sheet',
      'Biographical Statement',
      expect.stringMatching(/Project Description/),
    ]);
  });

  it('hears what a written plan must include', () => {
    expect(
      namesOf(
        '# Garden Grants',
        'Written plan must include:',
        '- Title of project',
        '- Project timeline',
        '- Itemized budget',
        '- Plan for future maintenance',
      ),
    ).toEqual(expect.arrayContaining(['Project timeline', 'Itemized budget']));
  });

  it('keeps two apart that an "and" joins at the end of a list', () => {
    expect(
      namesOf(
        '# Heron Grant',
        'The application document should include a statement of purpose, project plan (e.g., methods, schedule of completion) and budget and budget explanation.',
      ),
    ).toEqual(['Statement of Purpose', 'Project Plan', 'Budget and Budget Explanation']);
  });

  it('calls a long one by what it is', () => {
    expect(
      namesOf(
        '# Shore Scheme',
        'The proposals submitted by investigators shall include a specific project theme with a clear statement of what can be achieved, methodology, details of equipment and other facilities proposed to be bought and the expected deliverables from the project.',
      ),
    ).toContain('Methodology');
  });

  it('hears the order to share them under "How to apply"', () => {
    expect(
      namesOf(
        '# Small Grants',
        '## How to apply',
        'Share the background of your organization, a summary of your work, and a budget on the forum.',
      ).length,
    ).toBeGreaterThanOrEqual(2);
  });

  it('asks of a letter of intent what one sentence says it describes', () => {
    const [letter] = sectionsOf(
      '# Quill Foundation',
      '## Letter of Intent',
      'The letter should be two typewritten pages describing the organization, the program for which funding is requested, the total budget, and other funding sources.',
    );
    expect(letter).toMatchObject({
      name: 'Letter of Intent',
      prompts: [
        'The organization',
        'The program for which funding is requested',
        'The total budget',
        'Other funding sources',
      ],
    });
  });
});

describe('parts that one sentence asks for', () => {
  it('parts its questions where commas do', () => {
    expect(
      namesOf(
        '# Tidal Residency',
        '## How to Apply',
        'Your proposal should tell us who you are, what you would like to make, and how you plan to make it. Send it by mail.',
      ),
    ).toEqual(['Who you are', 'What you would like to make', 'How you plan to make it']);
  });

  it('takes two for one text', () => {
    expect(
      namesOf('# Tidal Residency', 'Tell us who you are, and how we reach you. Send it by mail.'),
    ).toEqual([]);
  });
});

describe('parts under titles', () => {
  it('takes titles over nothing but questions, whatever they say', () => {
    expect(
      namesOf(
        '# Submit a Proposal',
        '## Funding',
        'What is the total cost of the project?',
        'How will the money be used?',
        '## Implementation',
        'How will the project be carried out?',
        'How many volunteers will help?',
      ),
    ).toEqual(['Funding', 'Implementation']);
  });

  it('takes no answered questions for parts', () => {
    expect(
      namesOf(
        '# Frequently asked questions',
        '## Funding',
        'How much is there?',
        'About $5,000.',
        'Who decides?',
        'The board does.',
      ),
    ).toEqual([]);
  });

  it('takes what stands among parts in the same type for one of them', () => {
    const names = namesOf(
      '#### Project Narratives',
      'Summary Description',
      'Summarize the proposed activities in a few sentences for the public.',
      'Environmental Conditions',
      'Indicate the extent to which light and heat are measured where the materials are kept.',
      'Description of Materials',
      'Describe the format and condition of the materials to be kept.',
      'Bibliographic Control',
      'Discuss how users find these materials in catalogs and databases.',
      'Project Timeline',
      'Indicate when each of the activities will begin and end.',
      'Staff Contributions',
      'Describe the time that your staff will give to the work.',
    );
    expect(names).toEqual(
      expect.arrayContaining(['Environmental Conditions', 'Bibliographic Control']),
    );
  });

  it('reads a list on over the paragraphs between its items', () => {
    expect(
      namesOf(
        '# Grant Proposal Specifications',
        '- Introduction and Specific Aims',
        '- Research Plan',
        '- Budget (up to $100,000)',
        'Direct costs may include supplies.',
        '- Lay Summary',
        '- Statement of Long-term Career Goals',
        'Tell about your plans.',
        '- Biographical Sketch',
      ),
    ).toEqual(expect.arrayContaining(['Lay Summary', 'Biographical Sketch']));
  });

  it('takes no topics of a request for proposals for parts of one', () => {
    expect(
      namesOf(
        '# Request for Proposal',
        '## Topical focus',
        'Possible topics include:',
        '- Safe research: how to share models and still keep risk low?',
        '- Open data: when has open data helped, and how could it?',
      ),
    ).toEqual([]);
  });

  it('takes labels in a row, each before what it asks, wherever they stand', () => {
    expect(
      namesOf(
        'The following may be helpful in completing the form:',
        'Summary: Define the problem that makes the project necessary.',
        'Timeline: Prepare a timeline that reflects planning and evaluation of the project.',
        'Evaluation: Explain, in detail, plans to evaluate the intended outcome.',
        'Project Budget: List every source of income related to the project.',
      ),
    ).toEqual(['Summary', 'Timeline', 'Evaluation', 'Project Budget']);
  });

  it('calls a list of criteria by nouns, without the words that praise', () => {
    expect(
      namesOf(
        '# Proposal Requirements',
        'Proposals should include the following:',
        '- A clear and concise statement of the purpose and goal of the project;',
        '- A methodology for collecting data;',
        '- A budget with reasonable estimates of costs;',
      )[0],
    ).not.toMatch(/^And\b/);
  });
});
