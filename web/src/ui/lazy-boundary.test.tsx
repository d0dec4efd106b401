import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { Toaster } from './toaster.tsx';
import { LazyBoundary } from './lazy-boundary.tsx';

const Missing = lazy(() => Promise.reject(new Error('the file is gone')));
const Arriving = lazy(() => Promise.resolve({ default: () => <p>The editor</p> }));

function Screen({ part, onLoadError }: { part: React.ReactNode; onLoadError?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <input aria-label="Mission" />
      <button onClick={() => setIsOpen(true)}>Edit</button>
      {isOpen && <LazyBoundary onLoadError={onLoadError}>{part}</LazyBoundary>}
      <Toaster />
    </>
  );
}

async function openPart(part: React.ReactNode, onLoadError?: () => void) {
  const user = userEvent.setup();
  render(<Screen part={part} onLoadError={onLoadError} />);
  await user.type(screen.getByLabelText('Mission'), 'Warm meals for all');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
}

describe('a lazily loaded part of a screen', () => {
  // React logs caught errors to the console.
  beforeEach(() => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return () => consoleError.mockRestore();
  });

  it('is shown once it has loaded', async () => {
    await openPart(<Arriving />);
    await screen.findByText('The editor');
  });

  it('keeps the screen and typed text if it fails to load, and shows a message', async () => {
    const onLoadError = vi.fn();
    await openPart(<Missing />, onLoadError);
    await screen.findByText('Part of this page did not load');
    screen.getByText(/Your input has been kept/);
    expect(screen.getByLabelText<HTMLInputElement>('Mission').value).toBe('Warm meals for all');
    expect(onLoadError).toHaveBeenCalledOnce();
  });

  it('is loaded again the next time it is opened', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('no network'));
    const Part = lazyWithRetry<object>(load);
    const element = (
      <LazyBoundary>
        <Part />
      </LazyBoundary>
    );
    const { unmount } = render(element);
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    render(<Toaster />);
    await screen.findByText('Part of this page did not load');
    unmount();
    load.mockResolvedValueOnce(() => <p>The editor</p>);
    render(element);
    await screen.findByText('The editor');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
