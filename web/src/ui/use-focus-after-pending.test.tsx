import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';
import { FileZone } from './file-zone.tsx';

/** What a browser does with a button that is disabled under the focus, and this one does not. */
const lose = () => (document.activeElement as HTMLElement).blur();

const ui = (pending: boolean) => (
  <>
    <Button pending={pending}>Save</Button>
    <input aria-label="Name" />
  </>
);

it('has the focus again when its work is done', () => {
  const { rerender } = render(ui(false));
  const button = screen.getByRole('button');
  button.focus();
  button.click();
  rerender(ui(true));
  lose();
  rerender(ui(false));
  expect(document.activeElement).toBe(button);
});

it('leaves it with those who have gone on, and never takes it unasked', () => {
  const { rerender } = render(ui(false));
  const button = screen.getByRole('button');
  button.focus();
  button.click();
  rerender(ui(true));
  screen.getByLabelText('Name').focus();
  rerender(ui(false));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  lose();
  rerender(ui(true));
  rerender(ui(false));
  expect(document.activeElement).toBe(document.body);
});

it('has it back from the dialog that took what nobody had', () => {
  const dialog = (pending: boolean) => (
    <div role="dialog" tabIndex={-1}>
      {ui(pending)}
    </div>
  );
  const { rerender } = render(dialog(false));
  const button = screen.getByRole('button');
  button.focus();
  button.click();
  rerender(dialog(true));
  screen.getByRole('dialog').focus();
  rerender(dialog(false));
  expect(document.activeElement).toBe(button);
});

it('is kept by a file picker that works on what it was given', () => {
  const control = { id: 'papers' };
  const picker = (isPending: boolean) => (
    <FileZone control={control} accept=".pdf" disabled={isPending} onFiles={() => undefined}>
      Choose a file
    </FileZone>
  );
  const { container, rerender } = render(picker(false));
  const input = container.querySelector('input');
  input?.focus();
  input?.click();
  rerender(picker(true));
  lose();
  rerender(picker(false));
  expect(document.activeElement).toBe(input);
});

it('moves it to the next button when its button disappears', () => {
  const card = (isDefault: boolean, pending: boolean) => (
    <div>
      {!isDefault && <Button pending={pending}>Set Default</Button>}
      <button>Edit</button>
    </div>
  );
  const { rerender } = render(card(false, false));
  const button = screen.getByRole('button', { name: 'Set Default' });
  button.focus();
  button.click();
  rerender(card(false, true));
  lose();
  rerender(card(true, true));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
});
