import type { Block } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { splitIntoUnits } from '../document/split-into-units.ts';
import { heading, listItem, paragraph } from '../testing/classified-units.ts';
import { findApplicantLists } from './applicant-lists.ts';

const listsIn = (...blocks: Block[]) =>
  findApplicantLists(splitIntoUnits({ source: 'html', blocks, notes: [] }).units);
const textsIn = (...blocks: Block[]) => listsIn(...blocks).map(({ fact }) => fact.text);
const items = [
  listItem('Nonprofit organizations;'),
  listItem('Local governments; or'),
  listItem('Schools.'),
];
const listed = 'Nonprofit organizations; Local governments; Schools';

it.each([
  [
    'a sentence',
    paragraph('Applicants must be one of the following:'),
    'Applicants must be one of the following',
  ],
  ['a heading', heading('Who can apply?'), 'Who can apply'],
  ['a label', paragraph('Eligible applicants'), 'Eligible applicants'],
])('combines a list below %s into one fact', (_, lead, words) => {
  expect(textsIn(lead, ...items)).toEqual([`${words}: ${listed}`]);
});

it('uses the title above an introduction without content', () => {
  expect(textsIn(heading('Eligible applicants'), paragraph('The following:'), ...items)).toEqual([
    `Eligible applicants – The following: ${listed}`,
  ]);
});

it('quotes the introduction of a list and returns the units of the list', () => {
  const lead = 'Eligible applicants include:';
  const nested: Block = { type: 'item', depth: 1, ordered: false, text: 'Towns' };
  const [first, second, third] = items;
  const [list] = listsIn(
    paragraph(lead),
    ...(first && second && third ? [first, second, nested, third] : []),
  );
  expect(list?.fact).toEqual({ text: `Eligible applicants include: ${listed}`, quote: lead });
  expect([...(list?.units ?? [])].map(({ text }) => text)).toEqual([
    lead,
    'Nonprofit organizations;',
    'Local governments; or',
    'Towns',
    'Schools.',
  ]);
});

it.each([
  [
    'conditions',
    [paragraph('Applicants must:'), listItem('Be a nonprofit'), listItem('Serve a school')],
  ],
  ['exclusions', [paragraph('The following organizations are not eligible:'), ...items]],
  ['paragraphs', [heading('Who can apply?'), paragraph('Nonprofits may apply.')]],
  ['partners', [heading('Eligible applicants'), paragraph('They work with partners:'), ...items]],
])('ignores a list of %s', (_, blocks) => {
  expect(listsIn(...blocks)).toEqual([]);
});
