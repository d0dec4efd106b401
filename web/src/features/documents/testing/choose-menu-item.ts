import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Chooses an item of a document's menu. */
export async function chooseMenuItem(
  document: string,
  item: 'Move up' | 'Move down' | 'Download',
): Promise<void> {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: `Move ${document}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
