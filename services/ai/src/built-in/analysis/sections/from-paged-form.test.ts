import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findParts } from './find-parts.ts';
import { pagedForm } from './paged-form.ts';

const guidelinesOf = (text: string) =>
  readGuidelines(readingOf('html', 'Grant application', text), '2026-01-12');

const form = `# Neighbourhood grant application
## 1. About the club
### E-mail
Give an address that somebody reads.
E-mail address
### Person in charge
Name
Phone number
< Previous | Next >
## 2. About the grant
### What it is for
Describe what the money will pay for.
0/4000 characters remaining
### Help from others
We have had other grants
- Yes
- No
0/800 characters remaining
### Rooms lent by the town
Rooms that the town lends you, and their rent
0/800 characters remaining
< Previous | Next >
## 3. Preview and submit
Save as draft | Submit`;

it('takes the titled fields of a form printed page by page for its parts', () => {
  const parts = findParts(guidelinesOf(form));
  expect(parts.map(({ name, limit }) => [name, limit?.characters])).toEqual([
    ['E-mail', undefined],
    ['Person in charge', undefined],
    ['What it is for', 4000],
    ['Help from others', 800],
    ['Rooms lent by the town', 800],
  ]);
  expect(parts[1]?.prompts).toEqual(['Name', 'Phone number']);
  expect(parts[3]?.prompts).toEqual(['We have had other grants: Yes; No']);
});

it('leaves a form alone whose fields are counted one by one under a title', () => {
  expect(
    pagedForm(
      guidelinesOf(
        '# Form\n## 1. Club\n### Work\nAims\n0/500 words\nMeans\n0/500 words\nEnds\n0/500 words\n### Club\nName\n### Rooms\nRent\n## 2. Money\n### Costs\nSum\n### Other\nSum',
      ),
    ),
  ).toBeUndefined();
});

it('takes numbered chapters without fields for no form', () => {
  expect(
    pagedForm(
      guidelinesOf(
        '# Guide\n## 1. Purpose\n### Aims\nWe help clubs.\n### Money\nUp to $500.\n## 2. Rules\n### Who\nClubs.\n### When\nIn May.',
      ),
    ),
  ).toBeUndefined();
});
