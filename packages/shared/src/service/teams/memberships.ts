import type { Connection } from 'mongoose';
import type { z } from 'zod';
import type { DomainEvent, events } from '../../events/index.ts';
import { isDuplicateKey } from '../../storage/mongo/connect-mongo.ts';
import { createMembershipModel, type Membership } from './membership-model.ts';
import type { TeamAccess } from './team-access.ts';

type MembershipEvent = Pick<DomainEvent, 'subject' | 'sequence'> & {
  data: z.output<typeof events.membershipChanged.data>;
};

/** One service's copy of all memberships, from events of the organizations service. */
export type Memberships = {
  accessOf: (userId: string) => Promise<TeamAccess>;
  /** Stores the membership of an event, unless a newer one is stored. */
  store: (event: MembershipEvent) => Promise<void>;
  /** Lists the ids of all current and former members of the owner's organizations. */
  membersOf: (ownerId: string) => Promise<string[]>;
  /** Deletes the memberships of a deleted user. */
  forget: (userId: string) => Promise<void>;
};

export function createMemberships(database: Connection): Memberships {
  const model = createMembershipModel(database);
  return {
    accessOf: async (memberId) => ({
      userId: memberId,
      memberships: await model.find({ memberId }).lean<Membership[]>(),
    }),
    store: async ({ subject: organizationId, sequence: version, data }) => {
      const older = { _id: `${organizationId}/${data.memberId}`, version: { $lt: version } };
      const change = { $set: { ...data, organizationId, version } };
      try {
        await model.updateOne(older, change, { upsert: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // the membership exists: with a newer version, or inserted concurrently with an older one
        await model.updateOne(older, change);
      }
    },
    membersOf: (ownerId) => model.distinct('memberId', { ownerId }),
    forget: async (memberId) => {
      await model.deleteMany({ memberId });
    },
  };
}
