import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { fromPaperTitle } from './names-in-titles.ts';

const namesIn = (title: string) =>
  fromPaperTitle(paperOf(paperFrom('report', 'pdf', title))).map(({ value }) => value);

it('reads the name before what a paper is', () => {
  expect(namesIn('Tern Point Rescue 2021 Annual Report')).toEqual(['Tern Point Rescue']);
});

it.each(['FISCAL YEAR 2022 ANNUAL REPORT', 'School Year 2021 Annual Report'])(
  'takes no year for a name: “%s”',
  (title) => {
    expect(namesIn(title)).toEqual([]);
  },
);
