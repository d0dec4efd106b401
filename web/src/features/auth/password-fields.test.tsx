import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../../testing/server.ts';

/** The screens with password fields, and the label and purpose of each field. */
const screens = [
  ['/auth', [['Password', 'current-password']]],
  ['/auth?tab=sign-up', [['Password', 'new-password']]],
  ['/reset-password#token=secret', [['New Password', 'new-password']]],
  [
    '/profile?tab=password',
    [
      ['Current Password', 'current-password'],
      ['New Password', 'new-password'],
      ['Confirm New Password', 'new-password'],
    ],
  ],
] as const;

it.each(screens)(
  'masks passwords on %s, allows pasting, and declares their purpose to password managers',
  async (path, fields) => {
    mockEndpoint(endpoints.listSessions, () => ok([]));
    openScreen(path, path.startsWith('/profile') ? aUser() : null);
    const user = userEvent.setup();
    for (const [label, purpose] of fields) {
      const field = await screen.findByLabelText<HTMLInputElement>(label);
      expect([field.type, field.autocomplete], label).toEqual(['password', purpose]);
      await user.click(field);
      await user.paste('a passphrase from a password manager');
      expect(field.value).toBe('a passphrase from a password manager');
    }
  },
);
