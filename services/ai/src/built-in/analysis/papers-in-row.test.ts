import { describe, expect, it } from 'vitest';
import { papersInRow } from './papers-in-row.ts';

describe('papers that a sentence asks for in a row', () => {
  it.each([
    [
      '5.1 The following documents are required and do not count toward the limit: (1) Budget form HB-2 [was HB-1]; (2) proof of charitable status; and (3) letters from two partners.',
      ['Budget form HB-2', 'proof of charitable status', 'letters from two partners'],
    ],
    [
      'Upload a site plan, your latest accounts, and two photographs (JPG, PNG).',
      ['a site plan', 'your latest accounts', 'two photographs (JPG, PNG)'],
    ],
    [
      'Enclose only (a) a budget of one page and (b) a copy of your registration.',
      ['a budget of one page', 'a copy of your registration'],
    ],
    [
      'Applicants must also attach a timeline, a list of trustees and a letter from the landowner.',
      ['a timeline', 'a list of trustees', 'a letter from the landowner'],
    ],
    [
      'Attached to it shall be: a copy of the trust deed; the list of members; and the latest accounts.',
      ['a copy of the trust deed', 'the list of members', 'the latest accounts'],
    ],
    [
      'In addition to the narrative, a complete application includes: SF-424; Budget Narrative (up to four pages, not counted); resumes of key personnel; and commitment letters for all cost sharing.',
      [
        'SF-424',
        'Budget Narrative (up to four pages, not counted)',
        'resumes of key personnel',
        'commitment letters for all cost sharing',
      ],
    ],
    [
      'Required attachments (PDF): IRS letter; list of officers; budget.',
      ['IRS letter', 'list of officers', 'budget'],
    ],
  ])('%s', (text, expected) => {
    expect(papersInRow(text)).toEqual(expected);
  });

  it.each([
    'Do not attach brochures, letters, or photographs.',
    'Grantees upload receipts, photographs, and a final report.',
    'Upload your application.',
    'The following applicants are eligible: charities, schools, and clubs.',
    'Attach importance to clarity, honesty, and brevity.',
  ])('are none in: %s', (text) => {
    expect(papersInRow(text)).toEqual([]);
  });
});

it('takes the order from the title over the row, and from no other', () => {
  const row =
    'Your last accounts, your constitution, your data policy and our cost table (see below).';
  expect(papersInRow(row, 'What to upload with the form')).toEqual([
    'Your last accounts',
    'your constitution',
    'your data policy',
    'our cost table (see below)',
  ]);
  expect(papersInRow(row, 'What we keep')).toEqual([]);
  expect(papersInRow('Your accounts and your constitution are public.', 'Attachments')).toEqual([]);
});
