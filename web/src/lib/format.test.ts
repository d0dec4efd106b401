import { describe, expect, it } from 'vitest';
import {
  isolateAfterRtl,
  formatCalendarDate,
  pluralize,
  countDaysUntil,
  formatPrice,
  formatFileSize,
} from './format.ts';

describe('formatFileSize', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.00 KB'],
    [1536, '1.50 KB'],
    [10 * 1024 ** 2, '10.00 MB'],
    [3 * 1024 ** 3, '3.00 GB'],
    [5 * 1024 ** 4, '5120.00 GB'],
  ])('formats %i bytes as %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));
});

it('counts calendar days, not hours', () => {
  const lateEvening = new Date(2026, 2, 1, 23, 59);
  expect(countDaysUntil('2026-03-02', lateEvening)).toBe(1);
  expect(countDaysUntil('2026-03-01', lateEvening)).toBe(0);
  expect(countDaysUntil('2026-02-27', lateEvening)).toBe(-2);
});

it('shows a calendar date as the same day in every time zone', () => {
  expect(formatCalendarDate('2026-03-01')).toBe('March 1, 2026');
});

it('formats prices and counts', () => {
  expect(formatPrice(1000)).toBe('$10.00');
  expect(pluralize(1, 'question')).toBe('1 question');
  expect(pluralize(1200, 'question')).toBe('1,200 questions');
});

it('isolates text that follows a right-to-left name', () => {
  expect(isolateAfterRtl('bylaws.docx', 'Nov 22, 2026')).toBe('Nov 22, 2026');
  expect(isolateAfterRtl('تقرير.docx', 'Nov 22, 2026')).toBe('\u2068Nov 22, 2026\u2069');
  expect(isolateAfterRtl('דו״ח', '(Charity)')).toBe('\u2068(Charity)\u2069');
});
