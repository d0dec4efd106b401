import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardFormTimeoutMs, useCardForm } from './use-card-form.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('fails a card form that is not ready in time', () => {
  const { result } = renderHook(() => useCardForm(true));
  pass(cardFormTimeoutMs - 1);
  expect(result.current.isUnavailable).toBe(false);
  pass(1);
  expect(result.current.isUnavailable).toBe(true);
});

it('keeps a card form that is ready, without a time limit', () => {
  const { result } = renderHook(() => useCardForm(true));
  act(() => result.current.onReady());
  pass(100 * cardFormTimeoutMs);
  expect(result.current.isUnavailable).toBe(false);
});

it('starts the timeout when the form is requested', () => {
  const { result, rerender } = renderHook(({ isAsked }) => useCardForm(isAsked), {
    initialProps: { isAsked: false },
  });
  pass(2 * cardFormTimeoutMs);
  rerender({ isAsked: true });
  pass(cardFormTimeoutMs - 1);
  expect(result.current.isUnavailable).toBe(false);
  pass(1);
  expect(result.current.isUnavailable).toBe(true);
});
