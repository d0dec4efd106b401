import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { countsInHeadings } from './counts-in-headings.ts';

const told = (text: string) =>
  countsInHeadings(paperOf(paperFrom('report', 'pdf', text)))[0]?.value;

it('takes the figures that a report sets large, one below another', () => {
  expect(
    told(`# Lantern Row 2019 Annual Report
    # 3,112 RIDE PASSENGERS
    # 48,907 MILES DRIVEN
    Our drivers take old people to the doctor.`),
  ).toBe('3,112 RIDE PASSENGERS\n48,907 MILES DRIVEN');
});

it.each([
  ['one alone', '# 14 VOLUNTEERS\nOur drivers take old people to the doctor.'],
  ['addresses and years', '# 14 Mill Street\n# 2018 Annual Report\n# 2019 Programs'],
  ['goals', '# 400 rides planned\n# 12 new drivers needed'],
])('takes none from %s', (_, text) => {
  expect(told(`# Lantern Row 2019 Annual Report\n${text}`)).toBeUndefined();
});

it('takes none from a page that is no report', () => {
  expect(
    countsInHeadings(
      paperOf(
        paperFrom('page', 'html', '# Lantern Row Inn\n# 12 homes\n# 40 visitors\nRooms to let.'),
      ),
    ),
  ).toEqual([]);
});
