import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIdempotencyKey } from './use-idempotency-key.ts';

it('keeps the key for equal input', () => {
  const { result, rerender } = renderHook(() => useIdempotencyKey());
  const first = result.current.keyFor({ name: 'A' });
  rerender();
  expect(result.current.keyFor({ name: 'A' })).toBe(first);
  expect(first).toMatch(/^[\da-f]{32}$/);
});

it('creates a new key for changed input and after a success', () => {
  const { result } = renderHook(() => useIdempotencyKey());
  const first = result.current.keyFor({ name: 'A' });
  const changed = result.current.keyFor({ name: 'B' });
  expect(changed).not.toBe(first);
  result.current.done();
  expect(result.current.keyFor({ name: 'B' })).not.toBe(changed);
});
