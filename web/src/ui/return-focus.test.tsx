import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

type Kind = 'alertdialog' | 'dialog';

function DialogHarness({ kind }: { kind: Kind }) {
  const [open, setOpen] = useState(false);
  const shared = { open, onOpenChange: setOpen, title: 'Delete the note?' };
  return (
    <main id="main" tabIndex={-1}>
      <button onClick={() => setOpen(true)}>Delete</button>
      <input aria-label="Search" />
      {kind === 'alertdialog' ? (
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
  render(<DialogHarness kind={kind} />);
  await userEvent.click(button('Delete'));
  const dialog = await screen.findByRole(kind);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}

describe.each(['alertdialog', 'dialog'] as const)('closing a %s', (kind) => {
  it('returns focus to the button that opened it', async () => {
    await open(kind);
    close();
    // Must happen synchronously, because the user may press the next key right away.
    expect(document.activeElement).toBe(button('Delete'));
  });

  it('does not move focus again afterward', async () => {
    await open(kind);
    close();
    const search = screen.getByLabelText('Search');
    search.focus();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.activeElement).toBe(search);
  });
});
