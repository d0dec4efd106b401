import { expect, it } from 'vitest';
import { createLocator } from './locate.ts';
import { scoreSections } from './sections.ts';

const locate = createLocator([
  { text: 'Project narrative' },
  { text: 'Budget and budget justification (2 pages)' },
  { text: 'Timeline' },
  { text: 'Send a timeline' },
]);
const key = [
  { name: 'Project narrative', units: new Set([0]) },
  { name: 'Budget and budget justification', units: new Set([1]) },
  { name: 'Timeline', units: new Set([2]) },
  { name: 'timeline', units: new Set([3]) },
];

it('matches each section once, by name or by place and a similar name', () => {
  expect(
    scoreSections(
      key,
      [
        { name: 'Project Narrative' },
        { name: 'Budget', quote: 'Budget and budget justification (2 pages)' },
        { name: 'Timeline' },
        { name: 'Timeline' },
        { name: 'Two pages' },
      ],
      locate,
    ),
  ).toEqual({
    found: ['Project Narrative', 'Budget', 'Timeline'],
    missed: [],
    extra: ['Timeline', 'Two pages'],
  });
});

it('reports missed sections', () => {
  expect(scoreSections(key, [], locate).missed).toEqual([
    'Project narrative',
    'Budget and budget justification',
    'Timeline',
  ]);
});
