import { describe, expect, it } from 'vitest';
import { retryAfter } from './classify-error.ts';
import { ProviderFault } from './fault.ts';
import type { FaultKind } from './fault.ts';
import { retryDelayMs } from './with-retry.ts';

const rules = { attempts: 5, baseMs: 100, capMs: 1_000, random: () => 1 };
const fault = (kind: FaultKind, retryAfterMs?: number) =>
  new ProviderFault(kind, '', { retryAfterMs });

describe('the delay before a retry', () => {
  it('doubles up to the cap', () => {
    const delays = [1, 2, 3, 4, 5, 6].map((made) => retryDelayMs(fault('failed'), made, rules));
    expect(delays).toEqual([100, 200, 400, 800, 1_000, 1_000]);
  });

  it('is randomized by up to half', () => {
    expect(retryDelayMs(fault('busy'), 1, { ...rules, random: () => 0 })).toBe(50);
  });

  it('follows Retry-After, unless it is longer than the cap', () => {
    expect(retryDelayMs(fault('busy', 700), 1, rules)).toBe(700);
    expect(retryDelayMs(fault('busy', 120_000), 1, rules)).toBeUndefined();
  });

  it.each<FaultKind>(['out-of-credit', 'refused', 'overflow', 'stalled', 'malformed', 'canceled'])(
    'is undefined after the fault %s',
    (kind) => expect(retryDelayMs(fault(kind), 1, rules)).toBeUndefined(),
  );
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  it.each([
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, 0],
    [{ 'retry-after-ms': '250', 'retry-after': '1' }, 250],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('is parsed from %j as %s ms', (headers, wait) => {
    expect(retryAfter(new Headers(headers as Record<string, string>), now)).toBe(wait);
  });
});
