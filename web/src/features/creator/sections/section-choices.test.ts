import { limits, type SectionChoices } from '@grantwright/shared/contract';
import { divideSections } from '@grantwright/shared/submission';
import { expect, it } from 'vitest';
import {
  addSection,
  leaveOutSections,
  renameSection,
  restoreSections,
  removeSection,
} from './section-choices.ts';

const present = (choices?: SectionChoices, found: string[] = []) => ({
  choices,
  keyOf: divideSections({ sections: found.map((name) => ({ name, description: '' })) }, undefined)
    .keyOf,
});

it('leaves out a section only once, regardless of its numbering', () => {
  const choices = leaveOutSections(present({ leftOut: ['Need', 'Budget'] }), ['1. need']);
  expect(choices.leftOut).toEqual(['Budget', '1. need']);
});

it('puts sections back', () =>
  expect(restoreSections(present({ leftOut: ['Need', 'Budget'] }), ['Need']).leftOut).toEqual([
    'Budget',
  ]));

it('distinguishes sections that differ only in their numbers', () => {
  const found = ['1. Budget', '2. Budget'];
  const choices = leaveOutSections(present({ leftOut: ['1. Budget'] }, found), ['2. Budget']);
  expect(choices.leftOut).toEqual(found);
  expect(restoreSections(present(choices, found), ['1. Budget']).leftOut).toEqual(['2. Budget']);
});

it('adds a section even if a section of that name was left out of an earlier analysis', () =>
  expect(addSection(present({ leftOut: ['Timeline'] }), 'Timeline', ['Team'])).toEqual({
    leftOut: [],
    added: ['Team', 'Timeline'],
  }));

it('leaves out a section even if the user added it before an analysis found it', () =>
  expect(leaveOutSections(present({ added: ['Timeline'] }), ['Timeline'])).toEqual({
    leftOut: ['Timeline'],
    added: [],
  }));

it('removes an added section', () =>
  expect(removeSection(present({ added: ['Timeline', 'Team'] }), 'Team').added).toEqual([
    'Timeline',
  ]));

it('drops the oldest names if there are more than the contract allows', () => {
  const names = Array.from({ length: limits.sectionChoices }, (_, n) => `Section ${n}`);
  const { leftOut } = leaveOutSections(present({ leftOut: names }), ['Need']);
  expect(leftOut).toHaveLength(limits.sectionChoices);
  expect(leftOut?.at(-1)).toBe('Need');
});

it('drops former names before current ones', () => {
  const first = renameSection(present(), 'Need', 'The case');
  const names = Array.from({ length: limits.sectionChoices }, (_, n) => `Plan ${n}`);
  const { renamed } = names.reduce<SectionChoices>(
    (choices, to) => renameSection(present(choices), 'Plan', to),
    first,
  );
  expect(renamed).toHaveLength(limits.sectionChoices);
  expect(renamed?.[0]).toEqual({ from: 'Need', to: 'The case' });
  expect(renamed?.at(-1)?.to).toBe(names.at(-1));
});
