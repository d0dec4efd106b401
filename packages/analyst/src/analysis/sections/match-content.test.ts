import type { SectionDetail } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { classifiedUnits, listItem } from '../../testing/classified-units.ts';
import { findRequirements } from '../find-requirements.ts';
import { addWeights, removeWritingRequests } from './match-content.ts';

const section = (name: string, ...prompts: string[]): SectionDetail => ({
  name,
  description: '',
  required: true,
  prompts,
});

it('adds the weight of the criterion with the same name', () => {
  const sections = addWeights(
    [section('Work plan'), section('Budget'), section('Need')],
    [
      { name: 'WORK PLAN', points: 40 },
      { name: 'Budget', percent: 20 },
    ],
  );
  expect(sections).toMatchObject([
    { name: 'Work plan', points: 40 },
    { name: 'Budget', percent: 20 },
    { name: 'Need' },
  ]);
  expect(sections[2]).not.toHaveProperty('points');
});

it('omits lines that only ask what to write in a section', () => {
  const lines = [
    '2. Describe how grantees report.',
    'Describe your reports.',
    'Grantees must report each year.',
  ];
  const { lines: listed } = findRequirements(
    classifiedUnits(
      lines.map((text) => listItem(text)),
      () => ({ role: 'after' }),
    ),
  );
  const kept = removeWritingRequests(listed, [section('Reports', ...lines.slice(0, 1))]);
  expect(kept.map(({ unit }) => unit.text)).toEqual(lines.slice(1));
});

it('keeps a line that asks for an attachment as well', () => {
  const text = 'Identify your partners and provide a letter of support from each partner.';
  const { lines } = findRequirements(
    classifiedUnits([listItem(text)], () => ({ role: 'attachment' })),
  );
  expect(removeWritingRequests(lines, [section('Partners', text)])).toEqual(lines);
  expect(lines).not.toEqual([]);
});
