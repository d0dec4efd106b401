import { afterEach, expect, it, vi } from 'vitest';
import { createStoredValue } from './stored-value.ts';

afterEach(() => void vi.restoreAllMocks());

const value = createStoredValue<{ a: number }>('localStorage', 'test:value');

it('stores, returns and removes a value', () => {
  value.write({ a: 1 });
  expect(value.read()).toEqual({ a: 1 });
  value.clear();
  expect(value.read()).toBeUndefined();
});

it('removes an outdated value if the new one does not fit', () => {
  value.write({ a: 1 });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  value.write({ a: 2 });
  expect(value.read()).toBeUndefined();
});

it('stores nothing if storage is blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  value.write({ a: 1 });
  expect(value.read()).toBeUndefined();
  expect(value.clear).not.toThrow();
});
