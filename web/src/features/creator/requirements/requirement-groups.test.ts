import { expect, it } from 'vitest';
import { groupRequirements } from './requirement-groups.ts';

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
