import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Menu, MenuItem } from './menu.tsx';
import { Main } from './page.tsx';

/** A screen whose list is there with it, and comes again. */
const library = (pages: number) => (
  <Main>
    <p>{pages} pages</p>
    <Menu trigger={<button>Move</button>}>
      <MenuItem>Move up</MenuItem>
    </Menu>
  </Main>
);

it('stays where it opened, with the focus, when what it belongs to is rendered again', async () => {
  const { rerender } = render(library(1));
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  const menu = screen.getByRole('menu');
  const item = screen.getByRole('menuitem', { name: 'Move up' });
  item.focus();
  rerender(library(2));
  expect(screen.getByText('2 pages')).toBeTruthy();
  expect(screen.getByRole('menu')).toBe(menu);
  expect(document.activeElement).toBe(item);
});

it('opens in the main part of its own screen, which has taken the place of another', async () => {
  const { rerender } = render(<Main key="organizations" />);
  rerender(<div key="documents">{library(1)}</div>);
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(screen.getByRole('main').contains(screen.getByRole('menu'))).toBe(true);
});
