import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromTitledPrompts } from './from-titled-prompts.ts';

const partsOf = (text: string) =>
  sectionsFromTitledPrompts(readGuidelines(readingOf('docx', '', text), '2026-09-01'));

const narratives = [
  'Summary Description',
  "Write a brief synopsis of the project's purpose. The Summary Description field is limited to a maximum of 2000 characters, including spaces.",
  'Project Need',
  'Need: Provide documentation of a need in the community for such a project.',
  'Programming',
  'How will the project improve or expand current programming?',
  'Timetable',
  'Provide a time-line of project activities.',
  'Measure Output',
  'How will you measure the outputs?',
];

describe('titles of a form over what they ask', () => {
  it('are the parts, whatever their words', () => {
    const parts = partsOf(['# Application Narratives', ...narratives].join('\n'));
    expect(parts.map(({ name }) => name)).toEqual([
      'Summary Description',
      'Project Need',
      'Programming',
      'Timetable',
      'Measure Output',
    ]);
    expect(parts[0]?.limit).toEqual({ characters: 2000 });
    expect(parts[2]?.prompts).toEqual([
      'How will the project improve or expand current programming?',
    ]);
  });

  it('are none in a report on what was done, nor where only two stand together', () => {
    expect(partsOf(['# Final Report Narratives for Year 1', ...narratives].join('\n'))).toEqual([]);
    expect(partsOf(['# Application', ...narratives.slice(0, 4)].join('\n'))).toEqual([]);
  });
});
