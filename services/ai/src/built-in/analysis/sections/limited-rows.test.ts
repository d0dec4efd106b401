import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findParts } from './find-parts.ts';
import { limitedRows } from './limited-rows.ts';

const guidelinesOf = (text: string) =>
  readGuidelines(readingOf('html', 'Call', text), '2026-01-12');
const partsIn = (text: string): string[] =>
  limitedRows(guidelinesOf(text)).flatMap(({ parts }) =>
    parts.map(({ name, limit }) => `${name} ${limit?.characters ?? limit?.words ?? '-'}`),
  );

const call = '# Heron Fund\nGrants of up to $900 for choirs.\n## What to submit\n';

it('gives each item of a row its own limit', () => {
  expect(
    partsIn(
      `${call}Title, one-line pitch (100 characters), rehearsal plan (900 character limit), timeline, email, and need/audience (300 words).`,
    ),
  ).toEqual(['One-line pitch 100', 'Rehearsal plan 900', 'Timeline -', 'Need/audience 300']);
});

it('takes a step of a form by what it names, where only one has a limit', () => {
  const text = `${call}### Step 2 — Costs\nAmount requested, budget lines, and how the money will be used (700 characters).\n### Step 3 — Reporting\nReport outline (400 characters) and agreement to our terms.`;
  expect(partsIn(text)).toEqual([
    'Amount requested -',
    'Budget lines -',
    'How the money will be used 700',
    'Report outline 400',
  ]);
  const names = findParts(guidelinesOf(text)).map(({ name }) => name);
  expect(names).not.toContain('Costs');
  expect(names).toContain('How the money will be used');
});

it.each([
  'Narrative (5 pages), with margins of one inch.',
  'The narrative must not exceed its limit (5 pages), and the budget should be short (2 pages).',
  'We fund choirs, bands (up to 12 members), and soloists.',
  'Please submit a letter (2 pages) and a budget (1 page).',
])('reads no row in: %s', (text) => {
  expect(partsIn(`${call}${text}`)).toEqual([]);
});
