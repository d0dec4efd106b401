import { expect, it } from 'vitest';
import { partAt, type SectionCandidate } from './candidate.ts';
import { mostWorth } from './most-worth.ts';

const part = (name: string, more: Partial<SectionCandidate> = {}): SectionCandidate => ({
  ...partAt({ block: 0, quote: name }, { name, from: 'question' }),
  ...more,
});

it('drops who one is before what one writes', () => {
  const need = part('The need', { limit: { words: 200 } });
  const plan = part('Work plan', { prompts: ['Describe your work plan.'] });
  const parts = [part('Organisation address'), part('Telephone number'), need, part('Hall'), plan];
  expect(mostWorth(parts, 3).map(({ name }) => name)).toEqual(['The need', 'Hall', 'Work plan']);
});

it('leaves a list that is short enough alone', () => {
  const parts = [part('Organisation address'), part('The need')];
  expect(mostWorth(parts, 2)).toBe(parts);
});
