import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('hides what is hidden by default, and computes no other default style', () => {
  render(
    <>
      <p role="note" hidden>
        hidden
      </p>
      <strong role="note">shown</strong>
    </>,
  );
  const visibleNote = screen.getByRole('note');
  expect(visibleNote.textContent).toBe('shown');
  expect(getComputedStyle(visibleNote).fontWeight).not.toBe('bolder');
});
