import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../../providers/provider.ts';
import { paperOf } from '../paper.ts';
import { findAddresses } from './address.ts';

const register = (...lines: string[]): SourceDocument => ({
  name: 'register.html',
  documentId: 'register',
  reading: {
    source: 'html',
    notes: [],
    blocks: [
      { type: 'heading', level: 2, text: 'Contact information' },
      {
        type: 'table',
        rows: [
          ['Address:', lines.join('\n')],
          ['Phone:', '01665 555 010'],
        ],
      },
    ],
  },
});
const placeOf = (document: SourceDocument) => {
  const [best] = [...findAddresses(paperOf(document), [])].sort((a, b) => b.trust - a.trust);
  const { address, city, state, postalCode } = best?.parts ?? {};
  return [address, city, state, postalCode].map((part) => part?.value);
};

describe('an address set one part a line', () => {
  it.each([
    [
      ['Unit 4', 'Mill Yard', 'ALNWICK', 'NE66 2XX'],
      ['Unit 4, Mill Yard', 'Alnwick', undefined, 'NE66 2XX'],
    ],
    [
      ['THE OLD FORGE', '3 KILN LANE', 'Totnes', 'Devon', 'TQ9 5XX'],
      ['The Old Forge, 3 Kiln Lane', 'Totnes', 'Devon', 'TQ9 5XX'],
    ],
  ])('is read from a register: %j', (lines, place) => {
    expect(placeOf(register(...lines))).toEqual(place);
  });

  it('is no place without its town and street', () => {
    expect(placeOf(register('Alnwick', 'NE66 2XX'))).toEqual(Array(4).fill(undefined));
    expect(placeOf(register('Ask the office for it', '01665 555 010'))).toEqual(
      Array(4).fill(undefined),
    );
  });
});
