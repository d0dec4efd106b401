import { expect, it } from 'vitest';
import { planSections } from './plan-sections.ts';

const asks = (name: string): string | undefined =>
  planSections([
    { name, description: '' },
    { name: 'Project description', description: 'What will you do?' },
  ])[0]?.asks[0];

it.each([
  ['Mission and main activities', 'organization'],
  ['Current programs and services', 'organization'],
  ['Why the method can be expected to work', 'track'],
  ['Evidence base', 'track'],
])('%s', (name, topic) => {
  expect(asks(name)).toBe(topic);
});

it('leaves what will be done to the project', () => {
  expect(asks('Activities')).toBe('project');
  expect(asks('What activities will you carry out?')).toBe('project');
});
