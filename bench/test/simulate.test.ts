import { expect, test } from 'vitest';
import type { Kind } from '../scale/model.ts';
import { quantile } from '../lib/statistics.ts';
import { simulate } from '../scale/simulate.ts';

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const kind = (perSecond: number, ms: number, rest = 0): Kind => ({
  name: 'a',
  perSecond,
  work: [{ station: 'one', ms }],
  rest,
});
const run = (kinds: Kind[], servers: number, seed = 1) =>
  simulate(kinds, [{ name: 'one', servers }], { seconds: 400, seed });

test('matches queueing theory for one server at 80 percent', () => {
  // M/M/1: the mean is 1 / (µ - λ), and the 99th percentile is ln(100) times the mean
  const { busy, latenciesMs } = run([kind(80, 10)], 1);
  const times = latenciesMs.get('a') ?? [];
  expect(times.length).toBeGreaterThan(25_000);
  expect(busy.get('one')).toBeCloseTo(0.8, 1);
  expect(mean(times) / 50).toBeGreaterThan(0.85);
  expect(mean(times) / 50).toBeLessThan(1.15);
  expect(quantile(times, 0.99) / (Math.log(100) * 50)).toBeGreaterThan(0.8);
  expect(quantile(times, 0.99) / (Math.log(100) * 50)).toBeLessThan(1.2);
});

test('matches queueing theory for two servers at 50 percent', () => {
  // M/M/2 at 50 percent: the mean is 1 / (1 - ρ²) times the work
  const { latenciesMs } = run([kind(100, 10)], 2);
  expect(mean(latenciesMs.get('a') ?? []) / (10 / (1 - 0.25))).toBeGreaterThan(0.9);
  expect(mean(latenciesMs.get('a') ?? []) / (10 / (1 - 0.25))).toBeLessThan(1.1);
});

test("excludes work after the response from that request's latency but not from other requests' latency", () => {
  const work = [
    { station: 'one', ms: 10 },
    { station: 'one', ms: 40, later: true },
  ];
  const { busy, latenciesMs } = run([{ name: 'a', perSecond: 1, work, rest: 0 }], 1);
  expect(busy.get('one')).toBeCloseTo(0.05, 2);
  // hardly any request has to wait
  expect(mean(latenciesMs.get('a') ?? [])).toBeLessThan(14);
  const crowded = run([{ name: 'a', perSecond: 15, work, rest: 0 }], 1);
  expect(crowded.busy.get('one')).toBeCloseTo(0.75, 1);
  expect(mean(crowded.latenciesMs.get('a') ?? [])).toBeGreaterThan(40);
});

test('includes time spent without CPU work, and reproduces results for the same seed', () => {
  const once = run([kind(10, 1, 25)], 1, 7).latenciesMs.get('a') ?? [];
  expect(Math.min(...once)).toBeGreaterThanOrEqual(25);
  expect(run([kind(10, 1, 25)], 1, 7).latenciesMs.get('a')).toEqual(once);
  expect(run([kind(10, 1, 25)], 1, 8).latenciesMs.get('a')).not.toEqual(once);
});
