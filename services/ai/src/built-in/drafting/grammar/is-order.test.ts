import { describe, expect, it } from 'vitest';
import { isOrder } from './is-order.ts';

describe('an order', () => {
  it.each([
    'Leaflet the four estates before school',
    'Winterize 12 cabins',
    'get a second quote',
    'Reconcile the ledgers',
    'Hire a cook',
    'Open summer season June 3 with new seats',
  ])('is: %s', (line) => {
    expect(isOrder(line)).toBe(true);
  });

  it.each([
    'Volunteers each Saturday',
    'LED strips for the aisle',
    'Summer camp for 30',
    'Music lessons after school',
    'Order of service',
    'Right now we send riders home',
    'Still they come each week',
    'Today the hall seats 90',
    'After the flood, we moved',
    '3 nights of music',
    'Tutor training 2 evenings',
  ])('is not: %s', (line) => {
    expect(isOrder(line)).toBe(false);
  });
});
