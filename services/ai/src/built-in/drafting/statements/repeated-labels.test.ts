import { expect, it } from 'vitest';
import { withoutRepeatedLabels } from './repeated-labels.ts';

it('puts a label that several lines repeat over them once', () => {
  expect(
    withoutRepeatedLabels(
      'Budget, tools: $900\nBudget, hall: $310 (quote)\nWhat we will do 1: open on Sundays\nWhat we will do 2: lend saws',
    ),
  ).toBe(
    '\nBudget:\n- Tools: $900\n- Hall: $310 (quote)\n\n\nWhat we will do:\n- Open on Sundays\n- Lend saws\n',
  );
});

it('takes what is reckoned in brackets for a part of the line', () => {
  expect(
    withoutRepeatedLabels('Budget, wages: 9,000\nBudget, warden (12 x 4,000): 48,000'),
  ).toContain('- Warden (12 x 4,000): 48,000');
});

it('leaves a label that stands once', () => {
  const text = 'Budget, tools: $900\nLead: Ida Quill, warden\nStep 1: open';
  expect(withoutRepeatedLabels(text)).toBe(text);
});
