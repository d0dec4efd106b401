import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const nameIn = (text: string) => valuesOf(paperFrom('paper.html', 'html', text)).name;

describe('names in minutes, reports and titles of rules', () => {
  it('takes the name out of the title of minutes', () => {
    expect(nameIn('# Elm Row Boat Club Annual Members Meeting\nMinutes, May 4, 2019')).toBe(
      'Elm Row Boat Club',
    );
    expect(
      nameIn('# ElmCo Monthly Meeting Minutes\n# Attendance\nSix came. ElmCo has a new lathe.'),
    ).toBe('ElmCo');
  });

  it('takes the body whose by-laws the minutes cite', () => {
    expect(
      nameIn(`# Annual Meeting 2014
From the ElmLab Bylaws, Article IV:
The members shall meet once a year.
## Reports
Gifts made to ElmLab can be deducted.
People at ElmLab taught four classes.`),
    ).toBe('ElmLab');
    expect(
      nameIn('# Annual Meeting 2014\nFrom the Bylaws, Article IV:\nThe members shall meet.'),
    ).toBeUndefined();
  });

  it('takes the first line of a report that speaks of the foundation, in full where a line gives it', () => {
    const report = (more: string) => `Elm Foundation
The directors of the foundation met in May to hear what its members expect of it.
Members found that the foundation should pay for more lessons, and the foundation agreed.
${more}
The foundation ended the year with a surplus.`;
    expect(nameIn(report('There were no events.'))).toBe('Elm Foundation');
    expect(nameIn(report('Elm Free Music Foundation'))).toBe('Elm Free Music Foundation');
  });

  it('takes the name that stands before "Constitution"', () => {
    expect(
      nameIn(`# Elm Row Boat Club Constitution
## 1. Objects
The objects of the club are to teach rowing to young people of the lake.
## 2. Members
Members shall pay dues.`),
    ).toBe('Elm Row Boat Club');
  });

  it.each([
    ['# ERUG AGM 2026\n## Attendees\nNine came.', 'ERUG'],
    ['# ERUG Committee Meeting Minutes – 4 March 2025\nPresent: nine', 'ERUG'],
    ['# Minutes\nMinutes of the ERUG Annual General Meeting, 14 May 2019', 'ERUG'],
    ['# AGM Minutes\nMinutes of the Annual General Meeting of ERUG held on 4 May 2023', 'ERUG'],
    [
      '# 2024 AGM of the Elm Row Allotment Society\nMonday 3 June 2024',
      'Elm Row Allotment Society',
    ],
    ['# Elm Row Radio Club – Annual General Meeting 2025\nPresent: nine', 'Elm Row Radio Club'],
  ])('takes the body out of “%s”', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it.each([
    '# AGM Minutes 2026\nPresent: nine',
    '# Annual General Meeting\n## Minutes, 3 June 2024\nPresent: nine',
    '# ANNUAL MEETING MINUTES 2021\nPresent: nine',
    '# CLUB AGM 2026\nPresent: nine',
  ])('takes no name out of “%s”', (text) => {
    expect(nameIn(text)).toBeUndefined();
  });
});
