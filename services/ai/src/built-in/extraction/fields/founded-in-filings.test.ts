import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { fromFilings } from './founded-in-filings.ts';

const yearOf = (text: string) =>
  [...fromFilings(paperOf(paperFrom('articles', 'pdf', text)))].sort((a, b) => b.trust - a.trust)[0]
    ?.value;

describe('the year that articles were filed', () => {
  it('stands below the stamp of the Secretary of State', () => {
    expect(
      yearOf(`ENDORSED - FILED in the office of the Secretary of State of the State of California
      SEP 24 2013
      # ARTICLES OF INCORPORATION`),
    ).toBe(2013);
  });

  it.each([
    [
      'Be it known that on this 5th day of February, 1987 we, the undersigned, form a body of rowers.',
      1987,
    ],
    ['Date: June 5, 2017 /s/ Ana Ruiz', 2017],
  ])('is that of the signing where no stamp is: “%s”', (text, year) => {
    expect(yearOf(`# ARTICLES OF INCORPORATION\n${text}`)).toBe(year);
  });

  it('is no date of another letter', () => {
    expect(yearOf('# ARTICLES OF INCORPORATION\nDate: June 5, 2017')).toBeUndefined();
  });

  it('stands beside the number of the filing', () => {
    expect(
      yearOf(`Filed in the Office of the Secretary of State of Texas
      Filing #: 803551177 02/11/2020
      Certificate of Formation Nonprofit Corporation`),
    ).toBe(2020);
  });

  it('stands over the form of a state', () => {
    expect(
      yearOf(`DATE 04/15/2015 DOCUMENT ID 201510401239
      # Initial Articles of Incorporation`),
    ).toBe(2015);
  });

  it('is the day of the signature where no stamp is seen', () => {
    expect(
      yearOf(`# ARTICLES OF ORGANIZATION
      SIGNED UNDER THE PENALTIES OF PERJURY, this 5th day of February, 2018`),
    ).toBe(2018);
  });

  it('is not the day on which restated articles were signed', () => {
    expect(
      yearOf(`# AMENDED AND RESTATED ARTICLES OF INCORPORATION
      IN WITNESS WHEREOF, we have signed this 5th day of February, 2018`),
    ).toBeUndefined();
  });

  it('is the day on which a trust was declared', () => {
    expect(
      yearOf(`# DECLARATION OF TRUST
      THIS DECLARATION OF TRUST made this 9th day of August, 1974, by Harold Holloway.`),
    ).toBe(1974);
  });

  it('is the year of a signature whose day is left blank', () => {
    expect(
      yearOf(`# ARTICLES OF INCORPORATION
      IN WITNESS WHEREOF, the undersigned has executed these Articles this ____ day of ________, 2016.`),
    ).toBe(2016);
  });
});
