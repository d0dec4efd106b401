import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardFormTimeoutMs, useCardForm } from './use-card-form.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('treats a card form as unavailable if it is not ready in time', () => {
  const { result } = renderHook(() => useCardForm(true));
  advance(cardFormTimeoutMs - 1);
  expect(result.current.isUnavailable).toBe(false);
  advance(1);
  expect(result.current.isUnavailable).toBe(true);
});

it('keeps a card form once it is ready, however long it stays open', () => {
  const { result } = renderHook(() => useCardForm(true));
  act(() => result.current.onReady());
  advance(100 * cardFormTimeoutMs);
  expect(result.current.isUnavailable).toBe(false);
});

it('starts the timeout only when the form is requested', () => {
  const { result, rerender } = renderHook(({ isRequested }) => useCardForm(isRequested), {
    initialProps: { isRequested: false },
  });
  advance(2 * cardFormTimeoutMs);
  rerender({ isRequested: true });
  advance(cardFormTimeoutMs - 1);
  expect(result.current.isUnavailable).toBe(false);
  advance(1);
  expect(result.current.isUnavailable).toBe(true);
});
