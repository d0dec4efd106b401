import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from './notify.ts';
import { Toaster } from './toaster.tsx';

// A toast's timer pauses while the page is hidden, which jsdom's page always is.
beforeEach(() => void vi.spyOn(document, 'hidden', 'get').mockReturnValue(false));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('replaces the current toast with the next one', async () => {
  render(<Toaster />);
  act(() => notify.success('First'));
  await screen.findByText('First');
  act(() => notify.error('Second', 'Why it failed.'));
  await screen.findByText('Second');
  screen.getByText('Why it failed.');
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
});

it('removes a toast after five seconds', async () => {
  vi.useFakeTimers();
  render(<Toaster />);
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  act(() => notify.success('Saved'));
  await advance(4_800);
  screen.getByText('Saved');
  await advance(1_000);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('shows a toast with a button for longer, until it is removed', async () => {
  vi.useFakeTimers();
  render(<Toaster />);
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  let remove: () => void = () => undefined;
  act(() => {
    remove = notify.successWithAction('Applied', <button>Undo</button>);
  });
  await advance(15_000);
  screen.getByRole('button', { name: 'Undo' });
  act(() => remove());
  // The removal timer starts once the toast has rendered.
  await advance(500);
  await advance(500);
  expect(screen.queryByText('Applied')).toBeNull();
});

it('shows a toast that was created before the toaster mounted', async () => {
  notify.info('Early');
  render(<Toaster />);
  await screen.findByText('Early');
});
