import { expect, it } from 'vitest';
import { anAnalysis, someDetails } from '../testing/builders.ts';
import { groupRequirements, withoutAttached } from './requirement-groups.ts';

it('groups requirements by kind, mandatory ones first and grantee obligations last', () => {
  const requirement = { mandatory: true, text: 'x' };
  const groups = groupRequirements([
    { ...requirement, kind: 'after-award' },
    { ...requirement, kind: 'submission' },
    { ...requirement, kind: 'attachment', mandatory: false, text: 'may' },
    { ...requirement, kind: 'attachment', text: 'must' },
  ]);
  expect(groups.map(({ label }) => label)).toEqual([
    'Attachments',
    'How to submit',
    'After the award',
  ]);
  expect(groups[0]?.requirements.map(({ text }) => text)).toEqual(['must', 'may']);
});

it('omits requirements that ask only for listed attachments, unless there are no others', () => {
  const attached = { kind: 'attachment', mandatory: true, isAttached: true } as const;
  const requirements = [{ ...attached, text: 'Attach a budget.' }];
  const list = (...others: string[]) => {
    const all = [
      ...requirements,
      ...others.map((text) => ({ ...attached, text, isAttached: false })),
    ];
    const texts = all.map(({ text }) => text);
    const analysis = anAnalysis({
      requirements: texts,
      details: someDetails({ requirements: all }),
    });
    const { requirements: listed, details } = withoutAttached(analysis);
    return [listed, details.requirements.map(({ text }) => text)];
  };
  expect(list('Sign it.')).toEqual([['Sign it.'], ['Sign it.']]);
  expect(list()).toEqual([['Attach a budget.'], ['Attach a budget.']]);
});
