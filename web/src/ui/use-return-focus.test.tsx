import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

type Kind = 'question' | 'task';

function Desk({ kind }: { kind: Kind }) {
  const [open, setOpen] = useState(false);
  const shared = { open, onOpenChange: setOpen, title: 'Delete the note?' };
  return (
    <main id="main" tabIndex={-1}>
      <button onClick={() => setOpen(true)}>Delete</button>
      <input aria-label="Search" />
      {kind === 'question' ? (
        <AlertDialog {...shared} confirm="Delete it" onConfirm={() => setOpen(false)}>
          It is gone for good.
        </AlertDialog>
      ) : (
        <Dialog {...shared}>It is gone for good.</Dialog>
      )}
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const close = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

async function open(kind: Kind) {
  render(<Desk kind={kind} />);
  await userEvent.click(button('Delete'));
  const dialog = await screen.findByRole(kind === 'question' ? 'alertdialog' : 'dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}

describe.each(['question', 'task'] as const)('a %s that is closed', (kind) => {
  it('returns the focus to its opener', async () => {
    await open(kind);
    close();
    // Without a moment in between: the next key may be pressed by then.
    expect(document.activeElement).toBe(button('Delete'));
  });

  it('does not move the focus again afterwards', async () => {
    await open(kind);
    close();
    const search = screen.getByLabelText('Search');
    search.focus();
    await new Promise((later) => setTimeout(later, 50));
    expect(document.activeElement).toBe(search);
  });
});
