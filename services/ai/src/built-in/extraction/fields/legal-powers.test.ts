import { describe, expect, it } from 'vitest';
import { isPower, withoutPowers } from './legal-powers.ts';

describe('the powers that articles list', () => {
  it('are no purposes', () => {
    for (const text of [
      'To purchase, lease, receive by gift, legacy, bequest, or otherwise, real or personal property',
      'To borrow money and to make and issue notes, bonds, debentures, obligations',
      'To do all and everything necessary, suitable and proper for the purposes',
      'To govern itself by such by-laws, rules and regulations as the Directors may deem proper',
      'fix, levy, collect and enforce payment of all charges or assessments',
    ])
      expect(isPower(text), text).toBe(true);
  });

  it('are not what a body that keeps land or houses is for', () => {
    for (const text of [
      'To provide scholarships in the pursuit of higher learning',
      'To acquire and preserve historic properties in the county',
      'acquire, own and manage property as affordable housing for seniors',
      'To hold concerts for the public',
    ])
      expect(isPower(text), text).toBe(false);
  });

  it('end the purposes of a sentence that runs on into them', () => {
    expect(
      withoutPowers(
        'This Association does not contemplate pecuniary gain or profit to the members thereof, and the specific purposes for which it is formed are to preserve the Common Open Spaces and promote the safety of the residents, and in furtherance of these purposes, to: exercise all of the powers and privileges of the Association;',
      ),
    ).toBe(
      'The specific purposes for which it is formed are to preserve the Common Open Spaces and promote the safety of the residents.',
    );
  });

  it('leave a purpose that speaks of its own ends whole', () => {
    const text =
      'The purpose of the Club is to teach young people to sail, and to maintain boats for these purposes.';
    expect(withoutPowers(text)).toBe(text);
  });

  it('are how money is found and used, too', () => {
    expect(isPower('To borrow, raise or in any other fashion find money to further them')).toBe(
      true,
    );
    expect(isPower('To directly apply the assets and income of the Club to its objects')).toBe(
      true,
    );
    expect(isPower('To apply what we learn about bees to orchards')).toBe(false);
  });
});
