import type { SectionDetail } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { classifiedUnits, listItem } from '../../testing/classified-units.ts';
import { findRequirements } from '../requirements/find-requirements.ts';
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

it.each([
  ['after', 'Describe how grantees report.', false],
  ['criteria', 'Explain who will benefit.', false],
  ['eligible', 'Explain how you meet our criteria.', false],
  ['amount', 'Explain how you will raise the required match.', true],
  ['amount', 'Explain how you will raise the match of 25%.', true],
  ['eligible', 'Identify the charity, which must be registered.', true],
  ['attachment', 'Identify your partners and attach a letter from each.', true],
  ['attachment', 'Describe the staff; resumes are to be enclosed.', true],
  ['submit', 'Outline the garden and send two copies by mail.', true],
  ['format', 'Summarize the plan in Arial.', true],
] as const)('for the role %s, "%s" stays a requirement: %s', (role, text, isKept) => {
  const prompt = `2. ${text}`;
  const units = classifiedUnits([listItem(prompt), listItem('Grantees must report.')], () => ({
    role,
  }));
  const { lines } = findRequirements(units);
  const kept = removeWritingRequests(lines, [section('Reports', prompt)]);
  const other = lines.filter(({ unit }) => unit.text !== prompt);
  expect(lines.length - other.length).toBe(1);
  expect(kept).toEqual(isKept ? lines : other);
  expect(removeWritingRequests(lines, [section('Reports')])).toEqual(lines);
});
