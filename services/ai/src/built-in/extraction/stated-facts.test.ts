import type { Block, Reading } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { extractOrganization } from './extract-organization.ts';

const paragraphs = (...texts: string[]): Block[] =>
  texts.map((text) => ({ type: 'paragraph', text }));
const organizationIn = (...blocks: Block[]) => {
  const reading: Reading = { source: 'docx', notes: [], blocks };
  return extractOrganization([{ name: 'paper', reading }]);
};

describe('a number that looks like a year', () => {
  it.each([
    'The principal office of the trust is established at 1912 Birch Lane, Orle.',
    'The trust shall keep an office, to be established in Orle at 1850 Mill Street.',
  ])('is no founding year in an address: %s', (text) => {
    expect(organizationIn(...paragraphs('Birch Trust', text)).foundedYear).toBeUndefined();
  });
});

describe('an option that nobody ticked', () => {
  it('is no fact about the organization', () => {
    const said = organizationIn(
      ...paragraphs(
        'Organization: Reed Arts',
        '☐ Reed Arts is a private foundation',
        '☒ Arts group',
      ),
    );
    expect(said.organizationType).not.toBe('foundation');
  });

  it('is no fact when the document has the box as a control', () => {
    const said = organizationIn(...paragraphs('Organization: Reed Arts'), {
      type: 'paragraph',
      text: 'Reed Arts is a private foundation.',
      checked: false,
    });
    expect(said.organizationType).not.toBe('foundation');
  });
});
