import type { Organization } from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { teamUnderTest } from './team-under-test.ts';

const { service, person, invited, aTeam, teamOf, rolesOf } = teamUnderTest();

describe('an invitation', () => {
  it('shows what it offers, works for one user, and may be accepted again by that user', async () => {
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
    'returns the same 404 if it is %s',
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

  it('raises the role of a member, but never lowers it', async () => {
    const { owner, member, id } = await aTeam('viewer');
    await member.accept((await invited(owner, id, { role: 'editor' })).token).expect(200);
    expect(await teamOf(owner, id)).toMatchObject({ members: [{ role: 'editor' }] });
    await member.accept((await invited(owner, id, { role: 'viewer' })).token).expect(200);
    expect(await teamOf(owner, id)).toMatchObject({ members: [{ role: 'editor' }] });
  });

  it('ends if a member with its address is removed or gets a lower role', async () => {
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
