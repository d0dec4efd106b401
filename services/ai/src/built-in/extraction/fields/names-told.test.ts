import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findNames } from './name.ts';

const nameOf = (text: string, source: 'pdf' | 'html' = 'pdf') =>
  [...findNames(paperOf(paperFrom('paper', source, text)))].sort((a, b) => b.trust - a.trust)[0]
    ?.value;

describe('the name in a paper', () => {
  it.each([
    ['Friends of Elk Valley Park Year End Review', 'Friends of Elk Valley Park'],
    ['Makers Foundation report — July 2009', 'Makers Foundation'],
    ['Tarn Linux Users Group – Annual General Meeting 2018 – Minutes', 'Tarn Linux Users Group'],
  ])('stands before what the paper is: %s', (title, name) => {
    expect(nameOf(`# ${title}\n      We had a good year, and thank all who helped.`)).toBe(name);
  });

  it('ends where the paper says how it may be shortened', () => {
    expect(
      nameOf(
        'The name of this Corporation is Elm School Community Organization, which may be abbreviated as ESCO.',
      ),
    ).toBe('Elm School Community Organization');
    expect(
      nameOf('The Society shall be known as Tarn Film Society, referred to here as “The Society”.'),
    ).toBe('Tarn Film Society');
  });

  it('is what a policy goes on to call the organization', () => {
    expect(
      nameOf(
        'The purpose of this policy is to ensure that Deep Roots Outreach Collective (the “Organization”) keeps its records.',
      ),
    ).toBe('Deep Roots Outreach Collective');
  });

  it('is no title of a form, no place of a page and no other’s initiative', () => {
    expect(
      nameOf(`Articles of Incorporation of a Co-operative without Share Capital
      1. The name of the co-operative is: TARN WORKER CO-OPERATIVE INC`),
    ).toBe('Tarn Worker Co-Operative Inc');
    expect(nameOf('# About Us > Strategic Plan & Statistics\n      Open daily.')).toBeUndefined();
    expect(
      nameOf('The Big Match, a charitable initiative of the Olm Foundation, doubles gifts.'),
    ).toBeUndefined();
  });

  it('stands before the “we” that it is', () => {
    expect(
      nameOf('Community Animal Allies of Tarn, we have no need to invent the wheel again.'),
    ).toBe('Community Animal Allies of Tarn');
  });

  it('stands in what a constitution, a charter and minutes say of themselves', () => {
    expect(
      nameOf(
        'Whereas we found no earlier By-Laws of the West Tarn Amateur Radio Club, Inc., (the Club) we enact this Constitution.',
      ),
    ).toBe('West Tarn Amateur Radio Club, Inc.');
    expect(
      nameOf('We hereby establish the Tarn Urbanist Social Club for the benefit of the town.'),
    ).toBe('Tarn Urbanist Social Club');
    expect(
      nameOf(`Minutes of 2018 Annual General Meeting of the Olm and Tarn Lakes Association
      # Constitution of the meeting - quorum based on registered members
      The president opened the meeting.`),
    ).toBe('Olm and Tarn Lakes Association');
  });

  it('is no officer, no article and no letters alone', () => {
    expect(nameOf('Chief Executive Officer (CEO) to run the affairs of the Club.')).toBeUndefined();
    expect(
      nameOf('# Article I\n      ## Conflict of Interest Policy\n      The board shall meet.'),
    ).toBeUndefined();
  });

  it('is the long form of the letters that a policy speaks of', () => {
    expect(
      nameOf(`This policy keeps safe those who act on behalf of the Elm Residents Association (ERA) and the children we meet.
      The ERA is committed to safeguarding. ERA will keep records.`),
    ).toBe('Elm Residents Association');
  });

  it('ends before what else the body is called and before the next sentence', () => {
    expect(
      nameOf(
        'The name of the organization is Atelier Tarn, also referred to as “Tarn” or “the Lab”.',
      ),
    ).toBe('Atelier Tarn');
    expect(
      nameOf(
        'The name of this corporation is Olm Point Association of Tarn, Inc. For convenience the corporation shall be called the Association.',
      ),
    ).toBe('Olm Point Association of Tarn, Inc.');
  });

  it('is no slogan over the address', () => {
    expect(
      nameOf(`Affordable, Safe, Dignified, Housing
      12 Mill Street
      Olm, NY 13204
      Little Houses for Good, Inc. is a tax exempt organization under Section 501(c)(3).`),
    ).toBe('Little Houses for Good, Inc.');
  });

  it('is what an old charter calls such a corporation', () => {
    expect(
      nameOf(`The name of such corporation shall be The Tarn Historical Society.
      Said Society is formed for the purpose of promoting a knowledge of the town.`),
    ).toBe('The Tarn Historical Society');
  });

  it('is no heading of values over the address', () => {
    expect(
      nameOf(`Our Values
      12 Mill Street
      Olm, NY 13204`),
    ).toBeUndefined();
    expect(
      nameOf(`# Whistleblower Policy
      The Center will not retaliate.
      © 2015 MARTA O'BRYAN CENTER | 12 Mill Street, Olm, NY | 13204`),
    ).toBe("Marta O'Bryan Center");
  });
});
