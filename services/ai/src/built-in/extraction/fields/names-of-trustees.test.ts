import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { fromTrustees } from './names-of-trustees.ts';

const namesOf = (text: string) =>
  fromTrustees(paperOf(paperFrom('about', 'html', text))).map(({ value }) => value);

it('takes the body whose offices the people of a page hold', () => {
  expect(
    namesOf(`# About
    We mend bicycles for those who need one.
    ### Ann Farr
    Meet Ann, a trustee of Spokes for Tarnmouth. She is a retired nurse.
    ### Tom Lea
    Meet Tom, the founder and chair of trustees of Spokes for Tarnmouth. He races.`),
  ).toEqual(['Spokes for Tarnmouth']);
});

it('takes none where one alone is told of, where it is past, or where there are two', () => {
  expect(namesOf('Meet Ann, a trustee of Spokes for Tarnmouth.')).toEqual([]);
  expect(
    namesOf(`Ann is a former trustee of Spokes for Tarnmouth.
    Tom was a founder of Spokes for Tarnmouth.`),
  ).toEqual([]);
  expect(
    namesOf(`Ann is a trustee of Spokes for Tarnmouth.
    Tom is a trustee of Spokes for Tarnmouth and a trustee of Lea Valley Rowers.
    Sue is the chair of Lea Valley Rowers.`),
  ).toEqual([]);
});
