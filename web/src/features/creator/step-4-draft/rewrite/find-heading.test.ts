import { htmlToDocument } from '@grantwright/shared/richtext';
import { limits } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { findHeading, toSectionName } from './find-heading.ts';

const document = htmlToDocument(
  '<h2>Summary</h2><p>One.</p><h2>Need</h2><p>Two.</p><h2>1. Need</h2><h2>Need</h2><p>Need</p>',
);

it('finds the heading of a section even if it has moved', () => {
  expect(findHeading(document, 'Summary', 4)).toBe(0);
  expect(findHeading(document, '1. Need', 0)).toBe(4);
});

it('finds the nearest heading if several have the same name', () => {
  expect([0, 3, 5, 9].map((near) => findHeading(document, 'Need', near))).toEqual([2, 2, 5, 5]);
});

it('returns -1 for a section that was removed or renamed', () => {
  expect(findHeading(document, 'Team', 0)).toBe(-1);
});

it('finds a heading that is longer than a name may be in a request', () => {
  const long = 'n'.repeat(limits.title + 5);
  expect(findHeading(htmlToDocument(`<h2>${long}</h2>`), toSectionName(long), 0)).toBe(0);
});
