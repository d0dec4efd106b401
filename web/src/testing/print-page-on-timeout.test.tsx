import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

it('prints the page when a query that is repeated times out', async () => {
  render(<p>We feed people.</p>);
  const query = screen.findByText('Not on the page', {}, { timeout: 1 });
  await expect(query).rejects.toThrow('We feed people.');
});

it('prints the page for a query that is not repeated, and omits it for an attempt', async () => {
  render(<p>We feed people.</p>);
  const look = () => screen.getByText('Not on the page');
  expect(look).toThrow('We feed people.');
  await waitFor(() => expect(look).not.toThrow('We feed people.'));
});
