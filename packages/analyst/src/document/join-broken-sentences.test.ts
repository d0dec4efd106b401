import type { Block } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { joinBrokenSentences } from './join-broken-sentences.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', text });
const item = (text: string): Block => ({ type: 'item', depth: 0, ordered: false, text });
const joined = (...blocks: Block[]) =>
  joinBrokenSentences(blocks).map((block) => (block.type === 'table' ? block.rows : block.text));

it.each([
  ['Projects start between 1 March and 1', 'September 2027.'],
  ['Send it by Wednesday, February 24,', '2027'],
  ['Grants are decided by the end of April', '30 at the latest.'],
  ['The garden club sends every applicant a letter with', 'Instructions for the second step.'],
  ['Applicants describe the need of the neighbors', 'and how the garden meets it.'],
  ['The letter is sent to the office of the fund (see the section about', 'Letters of Support).'],
  ['Salaries may not be higher than the relevant', '75th percentile of the region.'],
  ['The office has to receive the application before 5:00', 'p.m. on Friday.'],
])('joins "%s" and "%s"', (start, end) => {
  expect(joined(paragraph(start), paragraph(end))).toEqual([`${start} ${end}`]);
  expect(joined(item(start), paragraph(end))).toEqual([`${start} ${end}`]);
});

it.each([
  ['Applicants describe the need of the neighbors.', 'and how the garden meets it'],
  ['Applicants describe the need of the neighbors', 'b. how the garden meets it'],
  ['Applicants describe the need of the neighbors', 'ii. the garden'],
  ['The form asks for the names of all the neighbors', 'garden@example.org'],
  ['The form asks for the names of all the neighbors', 'garden.example.org/form'],
  ['A page with a sentence that ends on the next one of', '18'],
  ['April 3, 2027: the neighbors come for a check-in', 'May 4, 2027: the club decides'],
  ['The neighbors of the garden', 'apply'],
  ['The names of all the neighbors of the garden (2 pages)', 'Letters of Support (1 page)'],
  ['The names of the neighbors of the garden', '21 gardens apply'],
  ['A list of the names of the neighbors; and', 'Letters of the neighbors'],
])('keeps "%s" and "%s" apart', (start, end) => {
  expect(joined(paragraph(start), paragraph(end))).toHaveLength(2);
});

it('does not continue a heading, a field or a long text', () => {
  const [start, end] = ['The neighbors of the garden apply for', 'a new fence'];
  expect(joined({ type: 'heading', level: 2, text: start }, paragraph(end))).toHaveLength(2);
  expect(joined(paragraph(start), item(end))).toHaveLength(2);
  expect(joined({ type: 'paragraph', text: start, field: 'short' }, paragraph(end))).toHaveLength(
    2,
  );
  expect(joined(paragraph(`${start} `.repeat(80)), paragraph(end))).toHaveLength(2);
});
