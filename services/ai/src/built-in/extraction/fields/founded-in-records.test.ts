import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { fromRecords } from './founded-in-records.ts';

const yearOf = (text: string) =>
  fromRecords(paperOf(paperFrom('paper', 'html', text)), ['Himal-Ratna Trust'])[0]?.value;

describe('the founding that a record tells', () => {
  it.each([
    [
      'This Trust was registered with the District Administrative Office, Kathmandu, Nepal on 3rd July, 1997 (19th Bhadra, 2054 B.S.) under the Organization Registration Act 2034.',
      1997,
    ],
    ['Himal-Ratna Trust was officially registered as a charity in March 2008.', 2008],
    [
      'The charity is a Scottish Charitable Incorporated Organisation (SCIO), registered by OSCR on 3 May 2016.',
      2016,
    ],
    [
      'Himal-Ratna Trust is a CIO and a registered charity in England and Wales (no. 1100229), registered on 9 June 2024.',
      2024,
    ],
    [
      `# Articles of Incorporation
      The undersigned, being the incorporators and the initial directors named in these Articles of Incorporation on 27 August, 2012.`,
      2012,
    ],
    [
      `# 2015 in Review:
      We were founded and became an IRS recognized non-profit!`,
      2015,
    ],
  ])('is read from “%s”', (text, year) => {
    expect(yearOf(text)).toBe(year);
  });

  it.each([
    'Over 300 runners were registered in 2014.',
    'The Organization Registration Act of 1997 requires a report.',
    'Our registered office moved in 2011.',
    'The Vale Club is a CIO, registered by the Commission on 3 May 2016.',
    'Himal-Ratna Trust hosted a fair in 2011.',
    `# Restated Articles of Incorporation
    The directors adopted these amended Articles of Incorporation on 27 August, 2012.`,
  ])('is not in “%s”', (text) => {
    expect(yearOf(text)).toBeUndefined();
  });

  it('is the day of the constitution or the deed that governs it', () => {
    expect(
      yearOf('The charity is a CIO governed by a foundation constitution dated 9 May 2016.'),
    ).toBe(2016);
    expect(yearOf('The Trust is governed by a trust deed dated 4 June 1985.')).toBe(1985);
    expect(yearOf('The club is governed by its constitution dated 4 June 2015.')).toBeUndefined();
    expect(
      yearOf('It is governed by a trust deed dated 4 June 1985, as amended on 2 May 2004.'),
    ).toBeUndefined();
  });
});
