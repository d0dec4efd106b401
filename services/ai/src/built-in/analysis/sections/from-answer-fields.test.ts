import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';
import { sectionsFromAnswerFields } from './from-answer-fields.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-09-01');
const parts = (text: string) =>
  sectionsFromAnswerFields(read(text)).map(({ name, limit }) => [name, limit]);

const tabs =
  '# Harbor Lights Fund\n## The form\n### Tab 1. About you\n| No. | Field | Kind of answer |\n| 1 | Name of the group* | short entry |\n| 2 | Yearly budget* | number |\n| 3 | What You Stand For* | text, up to 900 characters. What you do and since when. |\n### Tab 2. The work\n| No. | Field | Kind of answer |\n| 4 | The Idea* | text, up to 1,200 characters. Describe what you will make. |\n| 5 | Helpers | text, up to 400 characters. Each spring our staff give a day. Tell us how they could help. |\n| 6 | Start; end* | two dates |';

describe('fields of a form told in tables', () => {
  it('are parts where they are written, over all the tables of the form', () => {
    expect(parts(tabs)).toEqual([
      ['What You Stand For', { characters: 900 }],
      ['The Idea', { characters: 1_200 }],
      ['Helpers', { characters: 400 }],
    ]);
  });

  it('ask what is said beside their limit, and are required where they have a star', () => {
    const [first, second, third] = sectionsFromAnswerFields(read(tabs));
    expect(first?.prompts).toEqual(['What you do and since when.']);
    expect(second?.prompts).toEqual(['Describe what you will make.']);
    expect(third?.prompts).toEqual(['Tell us how they could help.']);
    expect(third?.told).toEqual(['Each spring our staff give a day.']);
    expect([first?.required, third?.required]).toEqual([true, false]);
  });

  it('are all the parts that there are', () => {
    expect(findSections(read(tabs)).map(({ name }) => name)).toEqual([
      'What You Stand For',
      'The Idea',
      'Helpers',
    ]);
  });

  it.each([
    [
      'a column for the kind and one for the limit',
      '# Form\n| Field | Type | Limit |\n| E-mail | e-mail address | 80 characters |\n| Need | Long text | 300 words |\n| Plan | Long text | 500 words |\n| County | Drop-down list | 1 |\n| Outcomes | Long text | 200 words |',
      ['Need', 'Plan', 'Outcomes'],
    ],
    [
      'the limit in brackets and the help in a column of its own',
      '# Form\n| Question | Answer type | Help |\n| Summary | Text box (100 words) | We may print it. |\n| Approach | Text box (400 words) | Describe the steps. |\n| Letter | File upload, PDF | One only |\n| Learning | Text box (150 words) | How will you learn from it? |',
      ['Summary', 'Approach', 'Learning'],
    ],
    [
      'the limit before anything else',
      '# Form\n| Field | Answer |\n| Contact person | max. 60 characters |\n| Project title | max. 80 characters |\n| Community | max. 1,500 characters |\n| Costs | max. 800 characters |\n| Amount | number |',
      ['Project title', 'Community', 'Costs'],
    ],
  ])('are told with %s', (_, text, expected) => {
    expect(parts(text).map(([name]) => name)).toEqual(expected);
  });

  it.each([
    '# Records\n| Field | Type | Width |\n| Garden | text | 40 |\n| Neighbors | number | 4 |\n| Costs | number | 8 |',
    '# Dates\n| Step | Date |\n| Opens | May 3 |\n| Closes | June 4 |\n| Decision | July 7 |',
    '# Papers\n| Paper | Length | Note |\n| Report | 300 words | in May |\n| Diary | weekly | in June |\n| Press release | 200 words | at the end |\n| Talk | 100 words | if asked |',
  ])('are not: %s', (text) => {
    expect(parts(text)).toEqual([]);
  });
});
