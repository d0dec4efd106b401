import { describe, expect, it } from 'vitest';
import type { OrganizationInfo } from '@grantwright/shared/contract';
import { draftInput, foundationCall } from '../fixtures/draft-inputs.ts';
import { draft, textOf, unsupported } from '../fixtures/drafted.ts';
import { gapMark } from '@grantwright/analyst';
import { gatherStatements } from '../gather-statements.ts';
import { isCaution, isTalk } from './for-the-writer.ts';
import { isPlain } from './plain-note.ts';
import { isReadable } from './readable.ts';

/** What a tired director types at night, with asides to whoever writes the application. */
const shelter: OrganizationInfo = {
  name: 'Harbor Nights Shelter',
  type: 'nonprofit',
  mission: 'No one sleeps outside.',
  additionalInfo: `ok so what the money is for -- second overnight staffer. right now one paid + vols, 10p-6a.
fire marshal says over 28 guests need two awake staff, we were at 28 or more on 58 of 130 nights last winter, turned away 90
398 different people last season, was 341. ages 18-80
9 veterans identified, all sent to the VA, 6 housed
asking 20K
Dr. Osei will write a letter. frostbite visits 31 down to 12?? check w/ her before using
bldg = old Elks hall, we rent, lease thru 6/2028
staff 4 (3.2 FTE). Lena is the director (me), 6 yrs
track: bed nights, exits to housing
install June 2027; back by July 6
food inspected by the city, last score 98
cant think what else`,
};

const input = draftInput({ organizationInfo: shelter, parts: foundationCall });
const statements = gatherStatements(input, []);
const said = statements.filter(({ open }) => !open).map(({ text }) => text);
const open = statements.filter((one) => one.open).map(({ text }) => text);

describe('notes of a tired person', () => {
  it('are sentences where they were written as such', () => {
    expect(said).toEqual(
      expect.arrayContaining([
        'Fire marshal says over 28 guests need two awake staff.',
        'Our mission is “No one sleeps outside.”',
      ]),
    );
  });

  it('keep their own words where no sentence can be made of them', () => {
    const plain = statements.filter(({ series }) => isPlain(series)).map(({ text }) => text);
    expect(plain.join('\n')).toContain('old Elks hall');
    for (const { text } of statements.filter(({ series, open }) => !isPlain(series) && !open))
      expect(text).not.toMatch(/old Elks/);
  });

  it('keep back what the writer is to find out first, and what is only said to the writer', () => {
    expect(open.find((text) => text.includes('31 down to 12'))).toContain('before using');
    expect(statements.map(({ text }) => text).join('\n')).not.toContain('think what else');
  });

  it('stand in the draft without a question, and state nothing without a source', () => {
    const sections = draft(input);
    const texts = sections.map(textOf);
    const marks = texts.flatMap((text) => [...text.matchAll(gapMark)].map(([mark]) => mark));
    expect(marks.filter((mark) => mark.includes('old Elks hall'))).toHaveLength(0);
    expect(texts.join('\n')).toContain('old Elks hall');
    for (const text of texts) expect(text.replace(gapMark, '')).not.toMatch(/31 down to 12/);
    expect(unsupported(input, sections)).toEqual([]);
  });
});

describe('what is said to the writer', () => {
  it.each([
    'cant think what else',
    "Let's talk at the December meeting.",
    'Notes for whoever writes this (sorry)',
    'Unedited, pls don’t quote me.'.replace('’', "'"),
    'you do the math',
  ])('is talk: %s', (text) => {
    expect(isTalk(text)).toBe(true);
  });

  it.each([
    "That last part isn't decided by the board, it's likely, don't promise.",
    'check w/ her before using',
    'coordinator money: dont know yet',
    'maybe a second site in January, do not put it as sure',
    'the barn needs work, NOT part of this ask',
  ])('is a caution: %s', (text) => {
    expect(isCaution(text)).toBe(true);
  });

  it.each([
    "Seven in ten of those who skip meals don't say so any more at 12 months.",
    'We ask families how they are.',
    'Nobody is turned away.',
    'We will build a barn.',
  ])('is neither: %s', (text) => {
    expect(isCaution(text) || isTalk(text)).toBe(false);
  });
});

describe('a sentence that can be sent', () => {
  it.each([
    'The fire marshal requires two awake staff above 28 guests.',
    'Church volunteers cook supper every night.',
    'Ms. Ana Ruiz, retired teacher of 31 years, runs tutoring with 12 volunteers.',
    'Every child who boxes also reads: 45 minutes of tutoring before the ring opens.',
    'If the farm sells for house lots, they lose the landing.',
  ])('%s', (text) => {
    expect(isReadable(text)).toBe(true);
  });

  it.each([
    'Building = old Elks, we rent, lease through 2028.',
    'Room 3, the second floor, the clerk has agreed to lend it.',
    'So 26,400.',
    'Ask is 75.',
    'I have been ED since 2017.',
    'Parents run everything else, the council, 40 some.',
    'No fed money.',
  ])('is not: %s', (text) => {
    expect(isReadable(text)).toBe(false);
  });
});
