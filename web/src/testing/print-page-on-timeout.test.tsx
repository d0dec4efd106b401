import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

it('prints the page if a repeated query times out', async () => {
  render(<p>We feed people.</p>);
  const query = screen.findByText('Not on the page', {}, { timeout: 1 });
  await expect(query).rejects.toThrow('We feed people.');
});

it('prints the page for a single query, but not for each attempt of a repeated query', async () => {
  render(<p>We feed people.</p>);
  const look = () => screen.getByText('Not on the page');
  expect(look).toThrow('We feed people.');
  await waitFor(() => expect(look).not.toThrow('We feed people.'));
});
