import type { OrganizationInfo } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const organizationInfo: OrganizationInfo = {
  name: 'Tri-Rivers Regional Food Bank',
  additionalInfo:
    'President & CEO Marguerite "Maggie" Thibodeaux leads us. KY Dept of Agriculture gives $160,000. In Letcher Co. it is worst. Coach Yevgeny "Zhenya" Malakhov heads rowing. AAM\'s assessment was done. Treasurer Harriet Vogel CPA keeps the books once a week or more. Colorado Health Access Survey 2023. 23 of us were born outside the U.S.',
  contactInfo: { state: 'KY' },
};

describe('a name in another of its forms', () => {
  it.each([
    'President and CEO Maggie Thibodeaux has led us.',
    'Our work is led by Marguerite Thibodeaux.',
    'The Kentucky Department of Agriculture supports us.',
    'People in Letcher County wait.',
    'We thank Coach Yevgeny Malakhov.',
    'The American Alliance of Museums assessed us.',
    'Retired CPA Harriet Vogel keeps our books.',
    'Many were born outside the United States.',
  ])('is known: %s', (text) => {
    expect(falseIn(text, { organizationInfo })).toEqual([]);
  });

  it.each([
    ['The University of Oregon helps us.', 'Oregon'],
    ['The Colorado Health Foundation supports us.', 'Colorado Health Foundation'],
    ['The Tennessee Department of Agriculture supports us.', 'Tennessee'],
    ['YMCA staff lend us a bus.', 'YMCA'],
    ['Purdue lends us the truck.', 'Purdue'],
  ])('is not taken for another: %s', (text, name) => {
    expect(falseIn(text, { organizationInfo }).join(' | ')).toContain(name);
  });

  it('is known by the letter of a first name that the sources write out, and by no other', () => {
    expect(falseIn('Our coach Y. Malakhov leads it.', { organizationInfo })).toEqual([]);
    expect(falseIn('Our coach B. Malakhov leads it.', { organizationInfo })).toContain(
      'B. Malakhov',
    );
  });
});
