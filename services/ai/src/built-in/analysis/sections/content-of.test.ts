import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

it('leaves the limit of one field to it, and not to the part that holds it', () => {
  const parts = findSections(
    readGuidelines(
      readingOf(
        'html',
        '',
        [
          '# APPLICATION FORM',
          '## PART A - COVER INFORMATION',
          '| Name of group | |\n| --- | --- |\n| Short title (8 words or fewer) | |\n| Sum requested | $ |',
          '## PART B - NARRATIVE',
          'B1. Summary. What will you do? (100 words)',
          '____________________',
          'B2. Need. Who needs it, and why? (200 words)',
          '____________________',
        ].join('\n\n'),
      ),
      '2026-09-01',
    ),
  );
  expect(parts.find(({ name }) => /cover information/i.test(name))?.limit).toBeUndefined();
  expect(parts.map(({ limit }) => limit?.words)).toContain(100);
});
