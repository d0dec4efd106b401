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
  const shown = screen.getByRole('note');
  expect(shown.textContent).toBe('shown');
  expect(getComputedStyle(shown).fontWeight).not.toBe('bolder');
});
