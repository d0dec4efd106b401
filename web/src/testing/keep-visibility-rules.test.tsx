import { render, screen } from '@testing-library/react';
import styled from 'styled-components';
import { expect, it } from 'vitest';

const Hidden = styled.p`
  color: rgb(1, 2, 3);
  display: none;
`;
const Shown = styled.p`
  color: rgb(1, 2, 3);
  &:hover {
    visibility: hidden;
  }
`;

it('computes only the component styles that hide elements', () => {
  render(
    <>
      <Hidden role="note">hidden</Hidden>
      <Shown role="note">shown</Shown>
    </>,
  );
  const [visibleNote, ...others] = screen.getAllByRole('note');
  expect(others).toEqual([]);
  expect(visibleNote?.textContent).toBe('shown');
  for (const element of screen.getAllByRole('note', { hidden: true }))
    expect(getComputedStyle(element).color).not.toBe('rgb(1, 2, 3)');
});
