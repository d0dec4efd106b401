import type { Organization } from '@grantwright/shared/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { teamUnderTest } from './team-under-test.ts';

describe('a late repeat of an invitation', () => {
  const { service, person, teamOf } = teamUnderTest();

  it.each(['revoked', 'accepted', 'expired'])(
    'is a conflict if the invitation was %s',
    async (end) => {
      const [owner, member] = [person(), person()];
      const { id } = (await owner.create()).body as Organization;
      const key = randomUUID();
      const { body } = await owner.invite(id, {}, key).expect(201);
      const invitation = body as { id: string; token: string };
      if (end === 'revoked') await owner.revoke(id, invitation.id).expect(204);
      if (end === 'accepted') await member.accept(invitation.token).expect(200);
      if (end === 'expired')
        await service.database
          .collection<{ _id: string }>('organizations')
          .updateOne(
            { _id: id },
            { $set: { 'team.invitations.0.expiresAt': new Date(Date.now() - 1) } },
          );
      const repeated = await owner.invite(id, {}, key);
      expect(repeated.body).toMatchObject({ status: 409, code: 'key-reused' });
      expect((await teamOf(owner, id)).invitations).toEqual([]);
      await owner.invite(id).expect(201);
    },
  );
});

describe('the invitations of a user', () => {
  const { person } = teamUnderTest({ RATE_LIMIT_FACTOR: 2 / 60 });

  it('are limited per hour', async () => {
    const [owner, other] = [person(), person()];
    const { id } = (await owner.create()).body as Organization;
    const invite = async () => (await owner.invite(id)).status;
    expect([await invite(), await invite(), await invite()]).toEqual([201, 201, 429]);
    const { id: otherId } = (await other.create()).body as Organization;
    await other.invite(otherId).expect(201);
  });
});
