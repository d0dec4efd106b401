import { expect, it } from 'vitest';
import { readingOf } from '../../fixtures/reading-of.ts';
import { readGuidelines } from '../../read-guidelines.ts';
import { isOrganization } from '../organization-name.ts';
import { candidatesOf } from './candidates.ts';
import { tidyProgramme } from './tidy-programme.ts';

it.each([
  [
    "Orla's School Garden Grants Program will support at least 9 gardens",
    "Orla's School Garden Grants Program",
  ],
  ['The Marsh Bird Fund supports small studies of up to $900', 'Marsh Bird Fund'],
  ['Young Weavers Fellowship is open to weavers under thirty', 'Young Weavers Fellowship'],
  ['Marsh Bird Grants Fund', 'Marsh Bird Grants Fund'],
])('%s is called %s', (said, name) => {
  expect(tidyProgramme(said)).toBe(name);
});

it.each(['Got a plan? Apply Get Money', 'Making mornings better, $500 at a time'])(
  'a motto names no programme: %s',
  (motto) => {
    const guidelines = readGuidelines(
      readingOf('html', '', `# Larch Society\n## ${motto}\nWe give grants to artists.`),
      '2026-09-01',
    );
    expect(candidatesOf(guidelines).map(({ name }) => name)).not.toContain(motto);
  },
);

it('hears no giver in two departments at once', () => {
  expect(isOrganization('Forest Department/Fisheries Department')).toBe(false);
  expect(isOrganization('Forest Department')).toBe(true);
});
