import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify, Toasts } from './toasts.tsx';

const shown = () => document.querySelectorAll('[data-sonner-toast][data-visible="true"]').length;

// A message waits while nobody looks at the page.
beforeEach(() => void vi.spyOn(document, 'hidden', 'get').mockReturnValue(false));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows one message at a time', async () => {
  render(<Toasts />);
  act(() => notify.success('First'));
  await screen.findByText('First');
  act(() => notify.error('Second', 'Why it failed.'));
  await screen.findByText('Second');
  screen.getByText('Why it failed.');
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
  expect(shown()).toBe(1);
});

it('shows a message for five seconds', async () => {
  render(<Toasts />);
  act(() => notify.info('Before'));
  await screen.findByText('Before');
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  act(() => notify.success('Only'));
  await pass(4_800);
  screen.getByText('Only');
  await pass(1_000);
  expect(screen.queryByText('Only')).toBeNull();
});
