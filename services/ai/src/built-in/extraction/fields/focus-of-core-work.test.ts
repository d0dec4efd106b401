import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { focusOfCoreWork } from './focus-of-core-work.ts';

const told = (text: string) =>
  focusOfCoreWork(paperOf(paperFrom('page', 'html', text)), ['Ridge County Health Coalition'])[0]
    ?.value;

it.each([
  [
    'Our core work focuses on copying and lending old maps, field notes and survey books.',
    'Copying and lending old maps, field notes and survey books',
  ],
  [
    "The Coalition's activities fall in three fields: school dentistry, home visits, and clean water.",
    'School dentistry, home visits, and clean water',
  ],
  ['Its work is organized under two themes: rivers and forests.', 'Rivers and forests'],
])('gives the fields of the whole work: “%s”', (text, fields) => {
  expect(told(text)).toBe(fields);
});

it.each([
  'Our work focuses on what matters.',
  'The county’s programs fall in two areas: roads and bridges.',
])('gives nothing else: “%s”', (text) => {
  expect(told(text)).toBeUndefined();
});

it('takes the names of what is listed below, without what is meant by them', () => {
  expect(
    told(
      "The Coalition's work is organized in two programs:\n- Soil research - samples from 30 farms\n- Field teaching - a summer camp",
    ),
  ).toBe('Soil research, Field teaching');
});
