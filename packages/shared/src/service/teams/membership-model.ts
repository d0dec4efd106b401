import { Schema, type Connection, type Model } from 'mongoose';

/** The latest role of a user in an organization. A removal is a role, so that an older event cannot undo it. */
export type Membership = {
  _id: string;
  memberId: string;
  organizationId: string;
  ownerId: string;
  role: 'owner' | 'editor' | 'viewer' | 'none';
  /** The `sequence` of the event. */
  version: number;
};

const schema = new Schema<Membership>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    organizationId: { type: String, required: true },
    ownerId: { type: String, required: true },
    role: { type: String, required: true },
    version: { type: Number, required: true },
  },
  { versionKey: false },
);
schema.index({ memberId: 1 });
schema.index({ ownerId: 1 });

export const createMembershipModel = (database: Connection): Model<Membership> =>
  database.model<Membership>('Membership', schema, 'memberships');
