import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { color } from '../tokens.ts';
import { DesignPage } from './design-page.tsx';

it('shows every color and control in the selected theme', async () => {
  render(
    <MemoryRouter>
      <DesignPage />
    </MemoryRouter>,
  );
  for (const name of Object.keys(color)) expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'pending' })).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'system' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
