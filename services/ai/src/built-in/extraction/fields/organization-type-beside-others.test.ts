import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findOrganizationTypes } from './organization-type.ts';

const typeOf = (text: string, names: string[] = []) =>
  [...findOrganizationTypes(paperOf(paperFrom('paper', 'html', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the type told beside another word', () => {
  it.each([
    [
      'Dale Cave Rescue is a national voluntary body and registered charity.',
      'Dale Cave Rescue',
      'charity',
    ],
    [
      'Dale Church Council is a body corporate and a charity in England.',
      'Dale Church Council',
      'charity',
    ],
    [
      'Dale Free Library District is a taxing district of the State.',
      'Dale Free Library District',
      'other',
    ],
    ['We are a Dutch public benefit organization (ANBI).', 'Dale Code', 'nonprofit'],
  ])('is read in “%s”', (text, name, type) => {
    expect(typeOf(text, [name])).toBe(type);
  });
});
