import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Moss Lane Puppet Barn',
    additionalInfo:
      'The money came from the parish (£4,000), our autumn fair (£2,710), puppet hire (£1,950) and kind people (£880). In 2025 we mended 318 puppets for 147 children. Later 124 of them came back. 30 makers: 17 from before, 13 new (sent by the college). We play in all seven barns of the dale. Odile Marsh, stage hand (since 2012). Peter Vane, painter (since 2019).\nWe drive with the van at £40 a day (£960), our builder Jonas at £15 an hour (£1,275), paint (£90).',
  },
};
const reported = (text: string): string[] => falseIn(text, sources);

describe('the right number of another item', () => {
  it.each([
    ['The autumn fair brought in £1,950.', '£1,950'],
    ['Puppet hire gave us £2,710.', '£2,710'],
    ['We need £960 for our builder Jonas.', '£960'],
    ['The 318 puppets of 2025 went to 124 children.', '124'],
    ['Of the 30 makers, 17 will be new.', '17'],
    ['Each of the five barns sees us once.', 'five'],
    ['Odile Marsh has been our stage hand since 2019.', '2019'],
  ])('is reported: %s', (text, claim) => {
    expect(reported(text)).toContain(claim);
  });

  it.each([
    'The autumn fair brought in £2,710.',
    'Puppet hire gave us £1,950.',
    'We need £1,275 for our builder Jonas.',
    'The 318 puppets of 2025 went to 147 children.',
    'Of the 30 makers, 13 will be new.',
    'Each of the seven barns sees us once.',
    'Our seven barns are full.',
    'Odile Marsh has been our stage hand since 2012.',
    'Peter Vane has been our painter since 2019.',
  ])('is no alarm of its own item: %s', (text) => {
    expect(reported(text)).toEqual([]);
  });
});
