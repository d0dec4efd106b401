import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findMissions } from './mission.ts';

const missionOf = (text: string) =>
  [...findMissions(paperOf(paperFrom('paper', 'pdf', text)), [])].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the mission among what stands beside it', () => {
  it('is what calls itself so, below its heading', () => {
    expect(
      missionOf(`## Mission
      The Ridge Trail Project is a local non-profit organization founded by members of the village.

      Our Mission is to develop and maintain a trail network in the Ridge area that (is):
      - Non-motorized, built for hikers (and runners
      - Relatively easy to walk`),
    ).toBe('Our Mission is to develop and maintain a trail network in the Ridge area.');
  });

  it('is no definition of a place', () => {
    expect(
      missionOf(`# BYLAWS OF THE MILLSIDE NEIGHBORHOOD ASSOCIATION
      For the purposes of this association, the Millside neighborhood is defined as the area bounded by Lewis Avenue.

      The association will operate exclusively in an effort to maintain and improve the quality of life of the neighborhood.`),
    ).toBe(
      'The association will operate exclusively in an effort to maintain and improve the quality of life of the neighborhood.',
    );
  });

  it('goes on in the one item of a list that its page made', () => {
    expect(
      missionOf(`# CONSTITUTION OF THE SOCIETY
      ## 2. Objects
      2.1 The Society's aims shall be to promote and maintain
      - Baltic culture and heritage among scholars and friends.

      2.2 The Society will celebrate feasts.`),
    ).toBe(
      "The Society's aims shall be to promote and maintain Baltic culture and heritage among scholars and friends.",
    );
  });

  it('is not what a policy is for, nor how a meeting is opened', () => {
    for (const text of [
      '# Conflict of Interest Policy\nThe purpose of the conflicts of interest policy is to protect the interest of the Fern Foundation when it contemplates a contract.',
      '# By-Laws of the Fern Club\nFor the purpose of conducting business, a minimum of eleven members must be present at any meeting.',
    ])
      expect(missionOf(text)).toBeUndefined();
  });

  it('may be to document, or to change policies', () => {
    const text = 'The purpose of the Society is to document the history of Ames and its people.';
    expect(missionOf(`# By-Laws of the Ames Society\n${text}`)).toBe(text);
  });
});
