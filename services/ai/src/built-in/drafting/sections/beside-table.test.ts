import { expect, it } from 'vitest';
import { besideTable, takenBy } from './beside-table.ts';
import { planSections } from './plan-sections.ts';

const [planned] = planSections([{ name: 'About your group', description: '' }]);
const plan = planned && { ...planned, limit: { words: 50 } };
const line = 'We were founded in 2011 and live on $18,400 a year.';

it('leaves to a text what a line beside it does not take of the limit, as it will read at last', () => {
  expect(plan && besideTable(plan, plan, line).limit).toEqual({ words: 39 });
  const shown = (text: string): string => text.replace('$', 'KES ');
  const abroad = plan && { ...plan, shown };
  expect(abroad && besideTable(abroad, abroad, line).limit).toEqual({ words: 38 });
});

it('leaves the limit as it is where nothing stands beside', () => {
  expect(plan && besideTable(plan, plan, takenBy({ blocks: [], text: '' }))).toBe(plan);
});
