import { expect, it } from 'vitest';
import { detectDateOrder } from './date-order.ts';

it.each([
  [['due 05/06/2026'], 'month-first'],
  [['opens 13/06/2026', 'due 05/06/2026'], 'day-first'],
  [['opens 13/06/2026', 'due 06/13/2026'], 'month-first'],
  [['opens 13-06-2026', 'due 05-06-2026'], 'day-first'],
  [['opens 2026-06-13', 'due 05-06-2026'], 'month-first'],
])('detects the order of day and month in %j', (texts, order) => {
  expect(detectDateOrder(texts)).toBe(order);
});
