import { limits } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { addSection, leaveOut, putBack, removeSection } from './section-choices.ts';

it('leaves out each section once, however it is numbered', () => {
  const choices = leaveOut(leaveOut(undefined, ['Need', 'Budget']), ['1. need']);
  expect(choices.leftOut).toEqual(['Budget', '1. need']);
});

it('puts sections back', () =>
  expect(putBack({ leftOut: ['Need', 'Budget'] }, ['Need']).leftOut).toEqual(['Budget']));

it('adds a section even if one of its name was left out from an earlier analysis', () =>
  expect(addSection({ leftOut: ['Timeline'] }, 'Timeline')).toEqual({
    leftOut: [],
    added: ['Timeline'],
  }));

it('leaves out a section that the user had added before an analysis found it', () =>
  expect(leaveOut({ added: ['Timeline'] }, ['Timeline'])).toEqual({
    leftOut: ['Timeline'],
    added: [],
  }));

it('removes an added section', () =>
  expect(removeSection({ added: ['Timeline', 'Team'] }, 'Team').added).toEqual(['Timeline']));

it('drops the oldest names once there are more than the contract allows', () => {
  const names = Array.from({ length: limits.leftOutSections }, (_, n) => `Section ${n}`);
  const { leftOut } = leaveOut({ leftOut: names }, ['Need']);
  expect(leftOut).toHaveLength(limits.leftOutSections);
  expect(leftOut?.at(-1)).toBe('Need');
});
