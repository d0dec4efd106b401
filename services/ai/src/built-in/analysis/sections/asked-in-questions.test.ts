import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

const sectionsOf = (text: string) =>
  findSections(readGuidelines(readingOf('html', '', text), '2026-09-01'));
const namesOf = (text: string): string[] => sectionsOf(text).map(({ name }) => name);

it('calls the parts of a pitch by the whole questions, without their minutes', () => {
  const found = sectionsOf(
    '# River Microgrant\nSubmit a short video pitch. In your pitch you must answer the following questions:\n- What is your name, where are you from, and do you apply alone? (1 minute)\n- What is the problem that your project addresses? (1.5 minutes)\n- What activities will this River Microgrant enable you to complete? (1.5 minutes)\n- How will your project change your town? (1 minute)',
  );
  expect(found.map(({ name }) => name)).toEqual([
    'What is your name, where are you from, and do you apply alone?',
    'What is the problem that your project addresses?',
    'What activities will this River Microgrant enable you to complete?',
    'How will your project change your town?',
  ]);
});

it('takes the other sources of funding for a part, and no telephone', () => {
  expect(
    namesOf(
      '# Grants\nAll essential information should be stated on these two pages including:\n- A description of the organization and its mission\n- A description of the project or program to be considered, including its purpose\n- A proposed budget for the project or program\n- Equate this request to the project budget and list other sources of funding.\n- Name, address, telephone number, and e-mail address (if applicable) of a person available to discuss the request with one or more of the directors',
    ),
  ).toEqual([
    'Organization and its mission',
    'Project or program',
    'Proposed budget for the project or program',
    'Other sources of funding',
  ]);
});

describe('the form of an application told in titles', () => {
  const form =
    '# Projects Pool\n## Organization Information\n## Organizational Finances\nPlease attach a complete income and expense statement for your last fiscal year.\n## Project Description\nPlease attach a narrative providing the information requested below for the project you propose. Please be concise:\n- Project title\n- Project goals\n- Description of the audience, including numbers\n- Description of how you will evaluate the project\n## Project Budget\nPlease provide a projected budget for your proposed project.\nWe certify that we are committed to the completion of the proposed project.';

  it('has each of them for a part', () => {
    expect(namesOf(form)).toEqual([
      'Organization Information',
      'Organizational Finances',
      'Project Description',
      'Project Budget',
    ]);
  });

  it('asks in one what stands below, and nothing of what is certified', () => {
    const [, , description, budget] = sectionsOf(form);
    expect(description?.prompts).toContain('Project goals');
    expect(budget?.description).not.toMatch(/certify/);
  });
});

describe('what is no part', () => {
  it('is a category of what is given', () => {
    expect(
      namesOf(
        '# Minor Grants\nMinor Grant applications can be submitted in one of the following five categories:\n- Community Development\n- Community Events\n- Cultural Heritage\n- Economic Development\n- Sport and Recreation',
      ),
    ).toEqual([]);
  });

  it('is the title of guidelines over what a proposal describes', () => {
    expect(
      namesOf(
        '# Elm School PTA\n## Elm Classroom Grant Guidelines\nWritten grant proposals describing the educational purpose, population of students served, timeline for use of funds, and all other relevant details must be submitted to the President.',
      ),
    ).toEqual([
      'Educational Purpose',
      'Population of Students Served',
      'Timeline for Use of Funds',
    ]);
  });
});
