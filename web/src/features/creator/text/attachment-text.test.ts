import { expect, it } from 'vitest';
import { describeAttachment } from './attachment-text.ts';

it('describes whether an attachment is required, who provides it and whether it counts toward the limit', () => {
  expect(describeAttachment({ name: 'Budget form', required: true })).toBe('Required');
  expect(
    describeAttachment({
      name: 'Agreement',
      required: false,
      providedBy: 'the fiscal sponsor',
      isCounted: false,
    }),
  ).toBe('Optional, from the fiscal sponsor, not counted toward the page limit');
});
