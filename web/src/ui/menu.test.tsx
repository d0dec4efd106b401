import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Menu, MenuItem } from './menu.tsx';
import { Main } from './page.tsx';

const library = (pages: number) => (
  <Main>
    <p>{pages} pages</p>
    <Menu trigger={<button>Move</button>}>
      <MenuItem>Move up</MenuItem>
    </Menu>
  </Main>
);

it('stays open and keeps the focus if its parent re-renders', async () => {
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

it('opens within the current screen after navigation', async () => {
  const { rerender } = render(<Main key="organizations" />);
  rerender(<div key="documents">{library(1)}</div>);
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(screen.getByRole('main').contains(screen.getByRole('menu'))).toBe(true);
});

it('moves by one item per arrow key press, and stops at the ends', async () => {
  render(
    <Main>
      <Menu trigger={<button>Move</button>}>
        {['To the top', 'Up', 'Down'].map((name) => (
          <MenuItem key={name} disabled={name === 'Up'}>
            {name}
          </MenuItem>
        ))}
        <MenuItem>To the bottom</MenuItem>
      </Menu>
    </Main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  const item = (name: string) => screen.getByRole('menuitem', { name });
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  item('To the top').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) press(key);
  expect(document.activeElement).toBe(item('To the bottom'));
  press('ArrowUp');
  expect(document.activeElement).toBe(item('Down'));
  press('Home');
  press('ArrowUp');
  expect(document.activeElement).toBe(item('To the top'));
});
