import type { Organization } from '@grantwright/shared/contract';
import { events } from '@grantwright/shared/events';
import { anEvent, waitFor } from '@grantwright/shared/testing';
import { describe, expect, it } from 'vitest';
import { teamUnderTest } from './team-under-test.ts';

const { service, person, invited, aTeam, teamOf, rolesOf } = teamUnderTest();

describe('a member', () => {
  it('sees the organization with their role, and is listed for the owner', async () => {
    const { owner, member, id } = await aTeam('viewer');
    const [listed] = (await member.list()).body as Organization[];
    const team = { id, hasTeam: true, memberCount: 1 };
    expect(listed).toMatchObject({ ...team, access: 'viewer', ownerName: 'Olivia' });
    expect((await owner.list()).body).toMatchObject([{ ...team, access: 'owner' }]);
    expect(await teamOf(owner, id)).toMatchObject({
      access: 'owner',
      ownerName: 'Olivia',
      members: [{ id: member.id, name: 'Maria', role: 'viewer', isSelf: false }],
      invitations: [],
    });
    expect(await teamOf(member, id)).toMatchObject({
      access: 'viewer',
      members: [{ isSelf: true }],
    });
    await waitFor(() => rolesOf(id, member.id).length === 1);
    expect(rolesOf(id, member.id)).toEqual(['viewer']);
  });

  it('sees their own address, but not those of other members', async () => {
    const { owner, member, id } = await aTeam();
    const other = person();
    const { token } = await invited(owner, id, { email: 'other@example.org' });
    await other.accept(token).expect(200);
    const listEmails = async (user: typeof owner) =>
      (await teamOf(user, id)).members.map(({ email }) => email);
    expect(await listEmails(owner)).toEqual(['colleague@example.org', 'other@example.org']);
    expect(await listEmails(member)).toEqual(['colleague@example.org', '']);
    expect(await listEmails(other)).toEqual(['', 'other@example.org']);
  });

  it('can edit the profile as an editor, but gets a 403 as a viewer', async () => {
    const { owner, member, id } = await aTeam('editor');
    expect((await member.update(id).expect(200)).body).toMatchObject({ access: 'editor' });
    await owner.changeRole(id, member.id, 'viewer').expect(200);
    const refused = await member.update(id);
    expect(refused.body).toMatchObject({ status: 403, code: 'not-allowed' });
    expect((await member.internal(id)).body).toMatchObject({ access: 'viewer', ownerId: owner.id });
  });

  it('gets a 403 for everything that only the owner may do', async () => {
    const { owner, member, id } = await aTeam();
    const invitation = await invited(owner, id);
    const requests = [
      member.remove(id),
      member.invite(id),
      member.revoke(id, invitation.id),
      member.changeRole(id, member.id, 'viewer'),
      member.removeMember(id, owner.id),
    ];
    for (const { body } of await Promise.all(requests))
      expect(body).toMatchObject({ status: 403, code: 'not-allowed' });
    expect(await teamOf(member, id)).toMatchObject({ invitations: [] });
    expect(await teamOf(owner, id)).toMatchObject({ invitations: [{ id: invitation.id }] });
  });

  it('gets a 404 for everything after being removed or leaving', async () => {
    const removed = await aTeam();
    await removed.owner.removeMember(removed.id, removed.member.id).expect(204);
    const left = await aTeam();
    await left.member.removeMember(left.id, left.member.id).expect(204);
    for (const { owner, member, id, token } of [removed, left]) {
      for (const call of [
        member.update(id),
        member.remove(id),
        member.makeDefault(id),
        member.internal(id),
        member.team(id),
        member.invite(id),
        member.removeMember(id, member.id),
        member.read(token),
        member.accept(token),
      ])
        expect((await call).status).toBe(404);
      expect((await member.list()).body).toEqual([]);
      expect(await teamOf(owner, id)).toMatchObject({ members: [] });
      await waitFor(() => rolesOf(id, member.id).length === 2);
      expect(rolesOf(id, member.id)).toEqual(['editor', 'none']);
    }
  });

  it('can choose it as the default over an organization of their own', async () => {
    const { member, id } = await aTeam();
    const isDefault = async () =>
      ((await member.list()).body as Organization[]).find((each) => each.isDefault)?.id;
    expect(await isDefault()).toBe(id);
    const own = (await member.create()).body as Organization;
    expect(await isDefault()).toBe(own.id);
    await member.makeDefault(id).expect(200);
    expect(await isDefault()).toBe(id);
  });
});

describe('deleting an account or an organization', () => {
  it('ends the memberships when the organization is deleted', async () => {
    const { owner, member, id } = await aTeam();
    await owner.remove(id).expect(204);
    expect((await member.list()).body).toEqual([]);
    await waitFor(() => rolesOf(id, member.id).at(-1) === 'none');
  });

  it("ends the memberships in the owner's organizations, or removes the deleted member", async () => {
    const first = await aTeam();
    await service.bus.publish(
      anEvent(events.accountDeleted, first.owner.id, { userId: first.owner.id }),
    );
    expect((await first.member.list()).body).toEqual([]);
    const second = await aTeam();
    await service.bus.publish(
      anEvent(events.accountDeleted, second.member.id, { userId: second.member.id }),
    );
    expect(await teamOf(second.owner, second.id)).toMatchObject({ members: [] });
    const memberships = service.database.collection('memberships');
    await waitFor(
      async () => (await memberships.countDocuments({ memberId: second.member.id })) === 0,
    );
  });

  it('revokes the invitations of a closed account, but keeps its members', async () => {
    const { owner, id } = await aTeam();
    const { token } = await invited(owner, id);
    await service.bus.publish(anEvent(events.accountClosed, owner.id, { userId: owner.id }));
    expect((await person().read(token)).status).toBe(404);
    expect((await teamOf(owner, id)).members).toHaveLength(1);
  });
});
