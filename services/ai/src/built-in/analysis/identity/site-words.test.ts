import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { funderName } from './funder-name.ts';
import { programmeName } from './programme-name.ts';
import { isOfSite } from './site-words.ts';

it.each(['User Authentication', 'Log in', 'Eligibility Form Page', 'Untitled Document'])(
  'knows the title of a page by which its site works: %s',
  (title) => {
    expect(isOfSite(title)).toBe(true);
  },
);

it.each(['Front Page Grants', 'User Research Fund', 'Index Fund Awards'])('is not: %s', (title) => {
  expect(isOfSite(title)).toBe(false);
});

it('names neither programme nor funder by it', () => {
  const guidelines = readGuidelines(
    readingOf(
      'html',
      'User Authentication - Eligibility Form Page',
      'Back\n## HPF Elmwood - Eligibility & Information Form\nEmail Address:\n#### Funding Request\nAmount Requested:\n#### Project Timeline\nPlease submit the agreement. HPF funds may not be used for upkeep.',
    ),
    '2026-09-01',
  );
  expect(funderName(guidelines)).toBeUndefined();
  expect(programmeName(guidelines)).toBe('HPF Elmwood - Eligibility & Information Form');
});

it('takes a bare kind of body for nobody', () => {
  const trust = readGuidelines(
    readingOf(
      'html',
      'Charitable Trust',
      '# Charitable Trust\n## Applying\nThe Trust makes grants.',
    ),
    '2026-09-01',
  );
  expect(funderName(trust)).toBeUndefined();
});
