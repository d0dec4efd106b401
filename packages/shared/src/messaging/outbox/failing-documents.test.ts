import { expect, it } from 'vitest';
import { FailingDocuments } from './failing-documents.ts';

it('doubles the delay after each failure, up to a minute', () => {
  const failing = new FailingDocuments();
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
    failing.failed('a', 0);
    expect(failing.waiting(seconds * 1_000 - 1)).toEqual(['a']);
    expect(failing.waiting(seconds * 1_000)).toEqual([]);
  }
});

it('drops only documents that were published or are missing', () => {
  const failing = new FailingDocuments();
  failing.failed('missing', 0);
  failing.failed('published', 0);
  failing.failed('later', 5_000);
  failing.published('published');
  failing.dropMissing(2_000);
  expect(failing.waiting(5_000)).toEqual(['later']);
  expect(failing.size).toBe(1);
});

it('tracks a bounded number of documents', () => {
  const failing = new FailingDocuments();
  for (let count = 0; count < 10_050; count += 1) failing.failed(String(count), 0);
  expect(failing.size).toBe(10_000);
});
