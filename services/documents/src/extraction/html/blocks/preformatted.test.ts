import { expect, it } from 'vitest';
import { createNotes } from '../../notes.ts';
import { splitPreformatted } from './preformatted.ts';

const read = (text: string) => splitPreformatted(text, createNotes());

it('joins manually broken lines, and splits paragraphs at an indentation', () => {
  expect(
    read(
      [
        'SUMMARY: The Rural Library Service announces the acceptance of ',
        'applications under the Reading Rooms program for fiscal year 2027.',
        '',
        '-----------------------------------------------------------------------',
        '    The minimum grant award is $50,000. The maximum grant award for each',
        'library is $500,000.',
        '    Grant funds must be expended within 3 years of the date of the award',
        'by',
        '[[Page 30038]]',
        'the library itself.',
      ].join('\n'),
    ).map((block) => block.type === 'paragraph' && block.text),
  ).toEqual([
    'SUMMARY: The Rural Library Service announces the acceptance of applications under the Reading Rooms program for fiscal year 2027.',
    'The minimum grant award is $50,000. The maximum grant award for each library is $500,000.',
    'Grant funds must be expended within 3 years of the date of the award by the library itself.',
  ]);
});

it('keeps labeled facts on separate lines', () => {
  expect(
    read(
      [
        '    Deadline for Transmittal of Applications: January 26, 2027.',
        '    Available Funds: $7.3 million.',
      ].join('\n'),
    ),
  ).toHaveLength(2);
});

it('recognizes headings and list markers on lines of their own', () => {
  expect(
    read(
      [
        '1. Eligible Applicants',
        '',
        '    (a) Public libraries of counties with fewer than fifty thousand people,',
        'and tribal libraries.',
        '    (b) Friends of such libraries.',
        '',
        'Selection Criteria',
        '',
        'The criteria follow.',
      ].join('\n'),
    ),
  ).toEqual([
    { type: 'heading', level: 3, text: '1. Eligible Applicants' },
    {
      type: 'item',
      depth: 0,
      ordered: true,
      text: 'Public libraries of counties with fewer than fifty thousand people, and tribal libraries.',
    },
    { type: 'item', depth: 0, ordered: true, text: 'Friends of such libraries.' },
    { type: 'heading', level: 2, text: 'Selection Criteria' },
    { type: 'paragraph', text: 'The criteria follow.' },
  ]);
});
