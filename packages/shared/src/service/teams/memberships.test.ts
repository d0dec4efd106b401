import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { watchedDatabase } from '../../testing/index.ts';
import { createMemberships } from './memberships.ts';

const database = watchedDatabase();

const changes = (['editor', 'none', 'viewer', 'none', 'editor'] as const).map((role, index) => ({
  sequence: index + 1,
  role,
}));

it('stores the membership from the latest event, even if events are repeated or out of order', async () => {
  const memberships = createMemberships(database.connection);
  const ownerId = randomUUID();
  const orders = [
    changes,
    changes.toReversed(),
    [...changes, ...changes.toReversed()],
    [changes[4], changes[0], changes[3], changes[4], changes[1]].flatMap((each) => each ?? []),
  ];
  for (const order of orders)
    for (const areConcurrent of [false, true]) {
      const [memberId, subject] = [randomUUID(), randomUUID()];
      const store = ({ sequence, role }: (typeof changes)[number]) =>
        memberships.store({ subject, sequence, data: { ownerId, memberId, role } });
      if (areConcurrent) await Promise.all(order.map(store));
      else for (const change of order) await store(change);
      expect(await memberships.accessOf(memberId)).toMatchObject({
        userId: memberId,
        memberships: [{ organizationId: subject, ownerId, role: 'editor', version: 5 }],
      });
    }
});
