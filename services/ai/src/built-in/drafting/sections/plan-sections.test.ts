import { expect, it } from 'vitest';
import { planSections } from './plan-sections.ts';

const asked = (name: string) => planSections([{ name, description: '' }])[0]?.asks[0];

it.each([
  ['Documentation confirming your legal status as a charity', 'attachment'],
  ['Proof of insurance', 'attachment'],
  ['Evidence of need', 'need'],
  ['Project details', 'project'],
  ['What will happen, and when?', 'project'],
  ['What is it like where you live?', 'need'],
  ['Project Title and brief description', 'project'],
])('reads %s as a part that asks for %s', (name, topic) => {
  expect(asked(name)).toBe(topic);
});
