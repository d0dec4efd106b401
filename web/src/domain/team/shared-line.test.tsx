import type { Application } from '@grantwright/shared/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { createQueryClient } from '../../lib/query.ts';
import { anOrganization } from '../../testing/builders.ts';
import { mockEndpoint, ok } from '../../testing/server.ts';
import { SharedLine } from './shared-line.tsx';

function show(access: Application['access'], organizations: object[]) {
  let isRead = false;
  mockEndpoint(endpoints.listOrganizations, () => {
    isRead = true;
    return ok(organizations);
  });
  const client = createQueryClient();
  const { container } = render(
    <QueryClientProvider client={client}>
      <SharedLine organizationId="organization-1" access={access} />
    </QueryClientProvider>,
  );
  return { container, isLoaded: () => isRead && client.isFetching() === 0 };
}

it('names the owner and the organization of a shared application', async () => {
  show('editor', [anOrganization({ access: 'editor', ownerName: 'Olivia', memberCount: 1 })]);
  expect(await screen.findByText('Shared by Olivia · Northside Reading Room')).toBeTruthy();
});

it('tells members that an application is shared even if the names are missing or not loaded yet', () => {
  show('viewer', []);
  expect(screen.getByText('Shared with you')).toBeTruthy();
});

it('tells the owner that the team can read an application', async () => {
  show('owner', [anOrganization({ hasTeam: true, memberCount: 2 })]);
  expect(await screen.findByText('Shared with your team · Northside Reading Room')).toBeTruthy();
});

it("is empty if nobody has joined the owner's team", async () => {
  const { container, isLoaded } = show('owner', [anOrganization({ hasTeam: true })]);
  await waitFor(() => expect(isLoaded()).toBe(true));
  expect(container.textContent).toBe('');
});
