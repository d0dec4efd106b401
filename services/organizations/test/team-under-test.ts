import type { NewInvitation, Organization, Team } from '@grantwright/shared/contract';
import { anOrganization, serviceUnderTest } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { createApp, createOutboxes } from '../src/app.ts';
import type { OrganizationsSettings } from '../src/config.ts';

/** Runs the service, with helpers for the requests of owners and members. */
export function teamUnderTest(settings?: OrganizationsSettings) {
  const service = serviceUnderTest({
    name: 'organizations',
    createApp: (tools) => createApp(tools, settings),
    outboxes: createOutboxes,
    records: ['membership.changed', 'organization.deleted'],
  });

  function person() {
    const { id, authorization } = service.identities.user();
    const send = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
      request(service.url)[method](path).set({ authorization }).send(body);
    const path = (organizationId: string) => `/api/organization/${organizationId}`;
    return {
      id,
      list: () => send('get', '/api/organizations'),
      create: () => send('post', '/api/organization', anOrganization()),
      update: (org: string) => send('put', path(org), anOrganization({ name: 'Renamed' })),
      remove: (org: string) => send('delete', path(org)),
      makeDefault: (org: string) => send('put', `${path(org)}/default`),
      internal: (org: string) => send('get', `/internal/organizations/${org}`),
      team: (org: string) => send('get', `${path(org)}/team`),
      invite: (org: string, over: object = {}, key: string = randomUUID()) =>
        send('post', `${path(org)}/invitations`, {
          email: 'colleague@example.org',
          role: 'editor',
          ownerName: 'Olivia',
          ...over,
        }).set('Idempotency-Key', key),
      revoke: (org: string, id: string) => send('delete', `${path(org)}/invitations/${id}`),
      changeRole: (org: string, id: string, role: string) =>
        send('put', `${path(org)}/members/${id}`, { role }),
      removeMember: (org: string, id: string) => send('delete', `${path(org)}/members/${id}`),
      read: (token: string) => send('post', '/api/invitations/read', { token }),
      accept: (token: string, name = 'Maria') =>
        send('post', '/api/invitations/accept', { token, name }),
    };
  }
  type Person = ReturnType<typeof person>;

  async function invited(owner: Person, org: string, over: object = {}): Promise<NewInvitation> {
    return (await owner.invite(org, over).expect(201)).body as NewInvitation;
  }

  async function aTeam(role: 'editor' | 'viewer' = 'editor') {
    const [owner, member] = [person(), person()];
    const { id } = (await owner.create().expect(201)).body as Organization;
    const { token } = await invited(owner, id, { role });
    await member.accept(token).expect(200);
    return { owner, member, id, token };
  }

  const getTeam = async (owner: Person, id: string) =>
    (await owner.team(id).expect(200)).body as Team;

  /** Returns the roles in the published events of a member, oldest first. */
  const listRoles = (organizationId: string, memberId: string) =>
    service.recorded
      .filter(({ subject, data }) => subject === organizationId && data['memberId'] === memberId)
      .map(({ data }) => data['role']);

  return { service, person, invited, aTeam, teamOf: getTeam, rolesOf: listRoles };
}
