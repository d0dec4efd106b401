import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findNames } from './name.ts';

const nameOf = (text: string, title?: string) =>
  [...findNames(paperOf(paperFrom('paper', 'html', text, title)))].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the name that places of different kinds agree on', () => {
  it('is what sentences, a heading and the mail’s domain give together', () => {
    expect(
      nameOf(`# Getting Started
      Elk Hollow Makerspace offers tools to whoever wants to build something.
      The goal of Elk Hollow Makerspace is a bench for everybody.
      Write to hello@elkhollow.org before you come.
      ## Elk Hollow Makerspace
      Open on Tuesdays.`),
    ).toBe('Elk Hollow Makerspace');
  });

  it('is that of no partner who is named as often', () => {
    expect(
      nameOf(`# Getting Started
      Elk Hollow Kitchen provides lunch. Brass Hill Kitchen provides dinner.
      Brass Hill Kitchen is open late. Elk Hollow Kitchen is open early.`),
    ).toBeUndefined();
  });

  it('is said by an “institution” and a “group” as well as by a nonprofit', () => {
    expect(
      nameOf('The Tarn Heritage Museum is an institution that keeps old boats for the town.'),
    ).toBe('Tarn Heritage Museum');
    expect(nameOf('The Elk Ridge Care Group is a landcare group on the ridge.')).toBe(
      'Elk Ridge Care Group',
    );
  });

  it('stands over the meeting that a paper’s second line announces', () => {
    expect(
      nameOf(`EAST TARN RESIDENTS ASSOCIATION
      ANNUAL GENERAL MEETING MAY 3, 2011
      Call to order: 7:15 pm`),
    ).toBe('East Tarn Residents Association');
  });
});

describe('the name over an address, and in brackets', () => {
  it('opens the line that its street stands in', () => {
    expect(
      nameOf(`# Annual Report 2016
      It has been a good year for the Tarn Lakes Hospice Trust. Demand grew.
      Tarn Lakes Hospice Trust, 12 Barry Avenue, Cromwell 9310. Phone 03 555 0140`),
    ).toBe('Tarn Lakes Hospice Trust');
  });

  it('opens the paragraph that says how it is shortened', () => {
    expect(
      nameOf(`# Organization background
      South Tarn Bike Kitchen (STBK), a project of its neighbors until 2017, opened in a garage.
      STBK is open on Mondays.`),
    ).toBe('South Tarn Bike Kitchen');
  });

  it('is no street over its town', () => {
    expect(
      nameOf(`3rd Floor, Broad House
      Market Street
      Newcastle upon Tyne
      NE1 6HQ`),
    ).toBeUndefined();
  });
});

describe('what is glued to a name', () => {
  it('is cut where the name stands elsewhere without it', () => {
    expect(
      nameOf(`# History
      The Tarn Community Garden began with one plot. Today the Tarn Community Garden has sixty.
      Write to the Tarn Community Garden for a plot.
      © Tarn Community Garden 2021 Subscribe`),
    ).toBe('Tarn Community Garden');
  });

  it('is the rest of a sentence, or the form that a law abroad knows', () => {
    expect(
      nameOf(
        'The statutory name of the organization is: Foundation for Open Maps Vereniging (Association) and has its registered office in Utrecht.',
      ),
    ).toBe('Foundation for Open Maps');
  });
});
