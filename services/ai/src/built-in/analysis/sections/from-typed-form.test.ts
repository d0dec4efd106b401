import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromTypedForm } from './from-typed-form.ts';

const namesOf = (...lines: string[]): string[] =>
  sectionsFromTypedForm(
    readGuidelines(readingOf('html', '', ['# Fund', ...lines].join('\n')), '2026-09-01'),
  ).map(({ name }) => name);

it('reads the labels of a form that stands in a page', () => {
  expect(
    namesOf(
      'Fill in this form and send it to the office by 15 May.',
      'Name of your group',
      'Contact person and telephone:',
      'Year for which you are applying',
      'Short description of the project: ____________',
      'Who will take part?',
      'Cost of the project and amount asked for',
      'Date and signature',
    ),
  ).toEqual([
    'Year for which you are applying',
    'Short description of the project',
    'Who will take part?',
    'Cost of the project and amount asked for',
  ]);
});

it.each([
  ['a menu', ['Home', 'About us', 'Our grants', 'Past projects', 'News', 'Contact']],
  [
    'what is funded',
    ['We fund these:', 'Projects for youth', 'Events', 'Equipment', 'Activities of members'],
  ],
  [
    'an address',
    ['Send it to:', 'The Otter Trust', '4 Mill Lane', 'Otterby', 'Telephone 555 0100', 'Website'],
  ],
])('takes none from %s', (_, lines) => {
  expect(namesOf(...lines)).toEqual([]);
});
