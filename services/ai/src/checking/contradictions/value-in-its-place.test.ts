import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Blue Mesa Free Clinic',
    achievements:
      '68% of patients with high blood pressure brought it under control, against 47% statewide. 134 of 200 diabetics had their eyes examined. Volunteers gave 97 days and 4,310 hours. About 260 volunteers helped in 2025.',
    additionalInfo:
      '14.8% of adults under 65 in Montezuma County have no insurance. Summer camp: 40 youth ages 8–17 and 12 parents (July 12–30, 2027). Our fiscal year ends June 30, 2025. Of 6,840 hours, 318 people gave a part.',
  },
};

describe('a value in the place of another', () => {
  it.each([
    ['67% of patients with high blood pressure brought it under control.', '67%'],
    ['14.7% of adults under 65 in Montezuma County have no insurance.', '14.7%'],
    ['The camp takes 40 youth ages 8–97 and 12 parents.', '97'],
    ['About 270 volunteers helped in 2025.', '270'],
    ['Our fiscal year ends February 30, 2025.', 'February 30, 2025'],
  ])('is false though the sources hold or could give it: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });

  it.each([
    '68% of patients with high blood pressure brought it under control.',
    '67% of our diabetics had their eyes examined: 134 of 200.',
    '15% of adults under 65 in Montezuma County have no insurance.',
    'The camp takes 40 youth ages 8–17 and 12 parents.',
    'The camp takes 40 youth ages 8 to 17 from July 12 to July 30, 2027.',
    'About 260 volunteers helped in 2025.',
    'Volunteers gave more than 4,300 hours.',
  ])('no alarm where it stands there: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });
});
