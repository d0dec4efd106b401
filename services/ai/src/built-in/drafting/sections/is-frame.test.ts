import { expect, it } from 'vitest';
import { planSections } from './plan-sections.ts';

const frames = (name: string, description: string): boolean | undefined =>
  planSections([
    { name, description },
    { name: 'Need', description: 'Why?' },
    { name: 'Activities', description: 'What will you do?' },
  ])[0]?.frame;

it('holds nothing itself where it sends the reader on', () => {
  expect(frames('Proposal narrative', 'Use the five headings below, in this order.')).toBe(true);
  expect(frames('Proposal narrative', 'Follow the sections listed below.')).toBe(true);
});

it('is a part of its own where it only points to a form', () => {
  expect(frames('Crew', 'Name the crew. Use the e-mail address below.')).toBeUndefined();
});
