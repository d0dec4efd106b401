import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('computes only the default styles that hide elements', () => {
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
