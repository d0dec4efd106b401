import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { extractOrganization } from '../extract-organization.ts';

const read = (text: string) => extractOrganization([paperFrom('paper', 'docx', text)]);

describe('a name before its street, in the head of a paper', () => {
  it.each([
    ['Acorn Lane Playgroup, Chapel Road, Hexham, NE46 9ZZ', 'Acorn Lane Playgroup', 'Chapel Road'],
    ['Tarn Youth Club, 12 Mill Street, Salem, OH 44460', 'Tarn Youth Club', '12 Mill Street'],
  ])('is the body’s, and no part of the street: %s', (line, name, address) => {
    const paper = read(
      `# Safeguarding Policy\n${line}\nThis policy applies to everybody who works with children.`,
    );
    expect(paper.name).toBe(name);
    expect(paper.contactInfo?.address).toBe(address);
  });

  it('is none where a building stands there', () => {
    expect(
      read('# Safeguarding Policy\nThe Old Forge, Chapel Road, Hexham, NE46 9ZZ').name,
    ).toBeUndefined();
  });
});

describe('a name whose kind stands before its place', () => {
  it.each(['Rotary Club of Tarn Creek', 'League of Quilters of Salem', 'Friends of Otter Pond'])(
    'heads a bulletin, whatever it says of its parent: %s',
    (name) => {
      const paper = read(
        `# ${name}\nWeekly notes. Our guest spoke of bees.\nRotary International was founded in 1905 in Chicago.`,
      );
      expect(paper.name).toBe(name);
      expect(paper.foundedYear).toBeUndefined();
    },
  );

  it('stands below “of” in minutes', () => {
    expect(
      read('MINUTES OF THE ANNUAL GENERAL MEETING\nOF\nTHE OTTER POND SOCIETY\nheld on April 14')
        .name,
    ).toBe('Otter Pond Society');
  });

  it('stands behind a welcome', () => {
    expect(
      read('# About\nWelcome to the website of the 4th Tarn Scout Group. Come along!').name,
    ).toBe('4th Tarn Scout Group');
  });
});
