import { expect, it } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: { name: 'Wheels of the North', additionalInfo: 'The total is GHS 775,000.' },
  answers: [],
};

it.each(['The total budget is GH₵775,000.', 'The total budget is ₵775,000, or GH¢ 775,000.'])(
  'the sign of the cedi is its code: %s',
  (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  },
);

it('and another amount under it is told', () => {
  expect(falseIn('The total budget is GH₵785,000.', sources).join()).toContain('785,000');
});
