import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { fromLetters } from './names-with-letters.ts';

const nameOf = (text: string) =>
  [...fromLetters(paperOf(paperFrom('paper', 'html', text)))].sort((a, b) => b.trust - a.trust)[0]
    ?.value;

it('takes the name that stands with its letters below the title of a report', () => {
  expect(
    nameOf(`# Annual Report 2023
    ## Shelter Repair & Renewal Centre (SRRC)
    ### 1. From the Chair
    The year 2023 tried us all, and our donors stood by us.`),
  ).toBe('Shelter Repair & Renewal Centre');
});

it('takes the name below the title whose letters the report goes on to use', () => {
  expect(
    nameOf(`# 2023 IMPACT REPORT
    ## Guardians of Unwanted Ponies
    GOUP gives old and lame ponies a field of their own.
    We took in forty ponies.`),
  ).toBe('Guardians of Unwanted Ponies');
});

it('takes whom the first sentence introduces with letters', () => {
  expect(
    nameOf(`# Give Today
    The Bright Threads In Reach, Inc., (BTIR), teaches young mothers to sew and to sell what they make.
    Gifts to BTIR are put to use at once.`),
  ).toBe('Bright Threads In Reach, Inc.');
});

it('takes no authority that is introduced so, nor a partner that is not spoken of again', () => {
  expect(
    nameOf(`# News
    The Rural Health Administration (RHA), which pays for rides, has changed its rules.
    RHA will answer calls in May.`),
  ).toBeUndefined();
  expect(
    nameOf(`# News
    Ash Grove Weavers Exchange (AGWE) lent us four looms.
    We thank them for it.`),
  ).toBeUndefined();
});
