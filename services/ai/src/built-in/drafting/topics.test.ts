import { expect, it } from 'vitest';
import { topicsTold } from './topics.ts';

it('takes what may go wrong for a matter of the project, and hardship for need', () => {
  const risk = topicsTold('One risk is that families do not return the bags; we budget for it.');
  expect(risk.need).toBe(0);
  expect(risk.project).toBeGreaterThan(0);
  expect(
    topicsTold('Half of the children there are at risk of dropping out.').need,
  ).toBeGreaterThan(0);
});
