import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';
import { FileZone } from './file-zone.tsx';

/** Browsers blur a focused button when it is disabled; jsdom does not. */
const blur = () => (document.activeElement as HTMLElement).blur();

const ui = (pending: boolean) => (
  <>
    <Button pending={pending}>Save</Button>
    <input aria-label="Name" />
  </>
);

it('returns focus to the button when its action is done', () => {
  const { rerender } = render(ui(false));
  const button = screen.getByRole('button');
  button.focus();
  button.click();
  rerender(ui(true));
  blur();
  rerender(ui(false));
  expect(document.activeElement).toBe(button);
});

it('leaves the focus elsewhere if the user has moved it', () => {
  const { rerender } = render(ui(false));
  const button = screen.getByRole('button');
  button.focus();
  button.click();
  rerender(ui(true));
  screen.getByLabelText('Name').focus();
  rerender(ui(false));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  blur();
  rerender(ui(true));
  rerender(ui(false));
  expect(document.activeElement).toBe(document.body);
});

it('takes focus back from a dialog that captured it', () => {
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

it('keeps focus on a file picker while it processes files', () => {
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
  blur();
  rerender(picker(false));
  expect(document.activeElement).toBe(input);
});

it('moves the focus to the next button if its button disappears', () => {
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
  blur();
  rerender(card(true, true));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
});
