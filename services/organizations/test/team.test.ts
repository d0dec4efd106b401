import type { Organization } from '@grantwright/shared/contract';
import { events } from '@grantwright/shared/events';
import { anEvent, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { teamUnderTest } from './team-under-test.ts';

const { service, person, invited, aTeam, teamOf } = teamUnderTest();

const rolesOf = (organizationId: string, memberId: string) =>
  service.recorded
    .filter(({ subject, data }) => subject === organizationId && data['memberId'] === memberId)
    .map(({ data }) => data['role']);

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
    const emailsOf = async (user: typeof owner) =>
      (await teamOf(user, id)).members.map(({ email }) => email);
    expect(await emailsOf(owner)).toEqual(['colleague@example.org', 'other@example.org']);
    expect(await emailsOf(member)).toEqual(['colleague@example.org', '']);
    expect(await emailsOf(other)).toEqual(['', 'other@example.org']);
  });

  it('can edit the profile as an editor, but gets 403 as a viewer', async () => {
    const { owner, member, id } = await aTeam('editor');
    expect((await member.update(id).expect(200)).body).toMatchObject({ access: 'editor' });
    await owner.changeRole(id, member.id, 'viewer').expect(200);
    const refused = await member.update(id);
    expect(refused.body).toMatchObject({ status: 403, code: 'not-allowed' });
    expect((await member.internal(id)).body).toMatchObject({ access: 'viewer', ownerId: owner.id });
  });

  it('gets 403 for everything that only the owner may do', async () => {
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

  it('gets 404 for everything after being removed or leaving', async () => {
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

  it('can make the organization the default, instead of an organization of their own', async () => {
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

describe('an invitation', () => {
  it('shows what it offers, works for one user, and can be accepted again by that user', async () => {
    const [owner, member, other] = [person(), person(), person()];
    const { id } = (await owner.create()).body as Organization;
    const { token, ...invitation } = await invited(owner, id, { role: 'viewer' });
    expect(await teamOf(owner, id)).toMatchObject({ invitations: [invitation] });
    expect((await member.read(token).expect(200)).body).toEqual({
      organizationName: 'Harbor Street Food Bank',
      ownerName: 'Olivia',
      role: 'viewer',
      expiresAt: invitation.expiresAt,
    });
    const accepted = await Promise.all([1, 2, 3].map(() => member.accept(token)));
    expect(accepted.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await member.read(token)).body).not.toHaveProperty('expiresAt');
    expect((await other.accept(token)).status).toBe(404);
    expect((await teamOf(owner, id)).members).toHaveLength(1);
    await waitFor(() => rolesOf(id, member.id).length > 0);
    expect(rolesOf(id, member.id)).toEqual(['viewer']);
  });

  it('is stored only as a hash', async () => {
    const owner = person();
    const { id } = (await owner.create()).body as Organization;
    const { token } = await invited(owner, id);
    const stored = await service.database.collection('organizations').findOne({ _id: id as never });
    expect(JSON.stringify(stored)).not.toContain(token.split('.')[0]);
    expect(JSON.stringify(await teamOf(owner, id))).not.toContain(token.split('.')[0]);
  });

  it.each(['revoked', 'expired', 'of a deleted organization', 'unknown'])(
    'returns 404 with the same message if it is %s',
    async (reason) => {
      const [owner, guest] = [person(), person()];
      const { id } = (await owner.create()).body as Organization;
      const invitation = await invited(owner, id);
      const organizations = service.database.collection<{ _id: string }>('organizations');
      if (reason === 'revoked') await owner.revoke(id, invitation.id).expect(204);
      if (reason === 'of a deleted organization') await owner.remove(id).expect(204);
      if (reason === 'expired')
        await organizations.updateOne(
          { _id: id },
          { $set: { 'team.invitations.0.expiresAt': new Date(Date.now() - 1) } },
        );
      const secret = reason === 'unknown' ? `${'x'.repeat(43)}.${owner.id}` : invitation.token;
      for (const call of [guest.read(secret), guest.accept(secret)])
        expect((await call).body).toMatchObject({
          status: 404,
          detail: 'This invitation no longer works. Ask for a new one.',
        });
    },
  );

  it('cannot be accepted by the owner', async () => {
    const owner = person();
    const { id } = (await owner.create()).body as Organization;
    const { token } = await invited(owner, id);
    expect((await owner.accept(token)).status).toBe(400);
  });

  it('is created once per key, and all its tokens work', async () => {
    const [owner, member] = [person(), person()];
    const { id } = (await owner.create()).body as Organization;
    const key = randomUUID();
    const [first, second] = await Promise.all([
      owner.invite(id, {}, key).expect(201),
      owner.invite(id, {}, key).expect(201),
    ]);
    expect(first.body).toMatchObject({ id: (second.body as { id: string }).id });
    expect((await teamOf(owner, id)).invitations).toHaveLength(1);
    expect((await owner.invite(id, { role: 'viewer' }, key)).status).toBe(409);
    await member.read((first.body as { token: string }).token).expect(200);
    await member.accept((second.body as { token: string }).token).expect(200);
  });

  it('raises the role of a member, and never lowers it', async () => {
    const { owner, member, id } = await aTeam('viewer');
    await member.accept((await invited(owner, id, { role: 'editor' })).token).expect(200);
    expect(await teamOf(owner, id)).toMatchObject({ members: [{ role: 'editor' }] });
    await member.accept((await invited(owner, id, { role: 'viewer' })).token).expect(200);
    expect(await teamOf(owner, id)).toMatchObject({ members: [{ role: 'editor' }] });
  });

  it('ends when a member with its address is removed or gets a lower role', async () => {
    const { owner, member, id } = await aTeam('editor');
    const [older, second, other] = [
      await invited(owner, id, { email: 'Colleague@Example.org' }),
      await invited(owner, id, { role: 'viewer' }),
      await invited(owner, id, { email: 'another@example.org' }),
    ];
    await owner.changeRole(id, member.id, 'viewer').expect(200);
    expect((await member.accept(older.token)).status).toBe(404);
    expect((await member.accept(second.token)).status).toBe(404);
    const { token } = await invited(owner, id);
    await owner.removeMember(id, member.id).expect(204);
    expect((await member.accept(token)).status).toBe(404);
    expect(await teamOf(owner, id)).toMatchObject({
      members: [],
      invitations: [{ id: other.id }],
    });
  });

  it('is limited in number, even for concurrent requests', async () => {
    const owner = person();
    const { id } = (await owner.create()).body as Organization;
    for (let count = 0; count < 18; count += 1) await invited(owner, id);
    const more = await Promise.all([1, 2, 3, 4].map(() => owner.invite(id)));
    expect(more.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400]);
  });
});

describe('the end of an account or an organization', () => {
  it('ends the memberships when the organization is deleted', async () => {
    const { owner, member, id } = await aTeam();
    await owner.remove(id).expect(204);
    expect((await member.list()).body).toEqual([]);
    await waitFor(() => rolesOf(id, member.id).at(-1) === 'none');
  });

  it("ends the memberships when the owner's account is deleted, and removes a deleted member", async () => {
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

  it('revokes the invitations of a closed account, and keeps its members', async () => {
    const { owner, id } = await aTeam();
    const { token } = await invited(owner, id);
    await service.bus.publish(anEvent(events.accountClosed, owner.id, { userId: owner.id }));
    expect((await person().read(token)).status).toBe(404);
    expect((await teamOf(owner, id)).members).toHaveLength(1);
  });
});
