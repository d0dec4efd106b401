import { expect, it } from 'vitest';
import { readingOf } from '../../fixtures/reading-of.ts';
import { readGuidelines } from '../../read-guidelines.ts';
import { programmeName } from '../programme-name.ts';
import { isTrail } from './trail.ts';

it.each([
  'OPR > Funding & Loans > Current Notices > OPR-27-HL',
  'Home » Funding » Community Grants',
  'Start / Giving / Community Grants Program',
  'Home | Grants',
  'Giving › Community Grants',
])('leads to a page: %s', (line) => {
  expect(isTrail(line)).toBe(true);
});

it.each(['Community Grants » Elm Trust', 'Arts / Heritage Fund', 'Grants over $5,000 | Elm Trust'])(
  'is a title: %s',
  (line) => {
    expect(isTrail(line)).toBe(false);
  },
);

it('is no name of what is given', () => {
  const text =
    'OPR > Funding & Loans > Current Notices > Harbor Lights\n# NOTICE OF FUNDING AVAILABILITY\n## Harbor Lights Resilience Grant Program\nGrants are up to $50,000.';
  expect(programmeName(readGuidelines(readingOf('html', '', text), '2026-09-01'))).toBe(
    'Harbor Lights Resilience Grant Program',
  );
});
