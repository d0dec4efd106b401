import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openScreen } from '../../../testing/open-screen.tsx';

it('shows each scene, and ends with a link to sign up', async () => {
  openScreen('/', null);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Watch Demo' }));
  const dialog = await screen.findByRole('dialog', { name: 'From guidelines to a Word file' });
  expect(within(dialog).getByText(/^1 of 6\./)).toBeTruthy();
  for (let scene = 2; scene <= 6; scene += 1) {
    await user.click(within(dialog).getByRole('button', { name: 'Next' }));
    expect(within(dialog).getByText(new RegExp(`^${scene} of 6\\.`))).toBeTruthy();
  }
  expect(within(dialog).getByRole('button', { name: 'Play again' })).toBeTruthy();
  const start = within(dialog).getByRole('link', { name: 'Get Started Free' });
  expect(start.getAttribute('href')).toBe('/auth?tab=sign-up');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
