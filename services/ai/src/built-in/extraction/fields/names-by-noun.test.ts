import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findNames } from './name.ts';

const nameOf = (text: string, title?: string) =>
  [...findNames(paperOf(paperFrom('paper', 'html', text, title)))].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('a policy that calls its body by a noun', () => {
  it('has the one name that ends with it', () => {
    expect(
      nameOf(`# Conflict of Interest Policy
      It is important for the Alder River Foundation board of directors to know of conflicts of interest.
      Conflicts place others ahead of the Foundation’s purposes. The interests of the Foundation come first.
      A director tells the Foundation of any gift, and the Foundation keeps a list.`),
    ).toBe('Alder River Foundation');
  });

  it('has none where two end with it', () => {
    expect(
      nameOf(`# Conflict of Interest Policy
      Some directors serve the Alder River Foundation, others the Birch Lake Foundation.
      The interests of the Foundation come first. A director tells the Foundation of any gift, and the Foundation keeps a list.`),
    ).toBeUndefined();
  });
});

describe('a sentence about the constitution', () => {
  it('is no title, and the name stands in quotation marks further down', () => {
    expect(
      nameOf(`# About the Association
      The constitution of the Association is available online. (86kB PDF)
      The "Alder Lamp Association Inc." is registered in Victoria, as association number A0000001B.`),
    ).toBe('Alder Lamp Association Inc.');
  });

  it.each([
    ['a club', '# Constitution of the Alder Lamp Club\n1. Members pay in May.', 'Alder Lamp Club'],
    [
      'a name in capitals over two lines',
      '# BYLAWS\nOF\n# ALDER LAMP MAKERS NORTH\n# AMERICA\nARTICLE 1 - OFFICES\nThe office is in Salem.',
      'Alder Lamp Makers North America',
    ],
    [
      'a name over its town',
      '# BYLAWS\nOF\n# ALDER LAMP CLUB\n# SALEM, OREGON\nARTICLE 1 - OFFICES\nThe office is in Salem.',
      'Alder Lamp Club',
    ],
  ])('differs from the title of %s', (_, text, name) => {
    expect(nameOf(text)).toBe(name);
  });
});

describe('whose meeting it was', () => {
  it.each([
    [
      'behind the name',
      `# Resident Presentation
      The Alder Park Residential Association Annual Meeting was held on April 4th at the Mill House. The manager opened it.
      In all, 94 events were held at the Mill House. Leaks near the Mill House were mended.`,
    ],
    [
      'before the name',
      `# Resident Presentation
      Review the highlights from the 2025 Annual Meeting of the Alder Park Residential Association.
      The meeting took place at the Mill House.`,
    ],
  ])('is told %s', (_, text) => {
    expect(nameOf(text)).toBe('Alder Park Residential Association');
  });
});

describe('a number within a name', () => {
  it('is read where the address of the body spells it', () => {
    expect(
      nameOf(`# Get involved
      When you work with Paws 2 Go, you join many. Write to office@paws2go.org.uk.`),
    ).toBe('Paws 2 Go');
  });
});
