import type { NewInvitation } from '@grantwright/shared/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { createQueryClient } from '../../../lib/query.ts';
import { teamEndpoints } from '../../../domain/team/team-endpoints.ts';
import { mockEndpoint, noContent, ok } from '../../../testing/server.ts';
import { NewInvitationLink } from './new-invitation-link.tsx';

const invitation: NewInvitation = {
  id: 'invitation-1',
  email: 'jane@example.org',
  role: 'editor',
  createdAt: '2026-11-01T12:00:00.000Z',
  expiresAt: '2026-11-15T12:00:00.000Z',
  token: `${'x'.repeat(43)}.owner-1`,
};

function show(confirmsAddresses: boolean) {
  let isRead = false;
  mockEndpoint(endpoints.getMailStatus, () => {
    isRead = true;
    return ok({ isOn: true, confirmsAddresses });
  });
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <NewInvitationLink invitation={invitation} />
    </QueryClientProvider>,
  );
  return { isLoaded: () => isRead && client.isFetching() === 0 };
}

it('emails a new invitation link', async () => {
  const bodies: unknown[] = [];
  mockEndpoint(teamEndpoints.mailInvitation, async ({ request }) => {
    bodies.push(await request.json());
    return noContent();
  });
  show(true);
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Send by email' }));
  expect(await screen.findByRole('button', { name: 'Email sent' })).toBeTruthy();
  expect(bodies).toEqual([{ email: invitation.email, token: invitation.token }]);
});

it('offers only the link if email does not reach inboxes', async () => {
  const { isLoaded } = show(false);
  await waitFor(() => expect(isLoaded()).toBe(true));
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send by email' })).toBeNull();
});
