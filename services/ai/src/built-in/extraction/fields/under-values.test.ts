import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { extractOrganization } from '../extract-organization.ts';

const missionOf = (text: string) =>
  extractOrganization([paperFrom('paper', 'html', text)]).missionStatement;

describe('what a body is committed to', () => {
  it('is no mission under its values', () => {
    expect(
      missionOf(
        '# Asha Learning Trust\n# Our Core Values\n## Inclusivity\nWe are committed to creating a place where everyone has the same chance.',
      ),
    ).toBeUndefined();
  });

  it.each([
    'We are committed to keeping our costs low and to answering every letter.',
    'We are dedicated to be completely transparent in all of our dealings.',
    'We are a member of the Grain Council, an organization dedicated to honest trade in grain.',
  ])('is no mission where it tells how it is run, or of another: %s', (text) => {
    expect(missionOf(`# Asha Learning Trust\n${text}`)).toBeUndefined();
  });

  it.each([
    [
      'Asha Learning Trust aims to end illiteracy among the weavers of the valley.',
      'Asha Learning Trust aims to end illiteracy among the weavers of the valley.',
    ],
    [
      'Founded in 2011 by Adv. R. Nair, who trained in Pune, Asha Learning Trust was established with a bold vision to teach every weaver to read.',
      'Asha Learning Trust was established with a bold vision to teach every weaver to read.',
    ],
  ])('gives way to what it is for: %s', (text, mission) => {
    expect(
      missionOf(
        `# Asha Learning Trust\nWe are committed to working closely with the village councils.\n${text}`,
      ),
    ).toBe(mission);
  });
});
