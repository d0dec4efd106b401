import type { OrganizationFields } from '@grantwright/shared/contract';
import { indexOutbox, outboxFields, type WithOutbox } from '@grantwright/shared/messaging';
import { indexCreationKey } from '@grantwright/shared/storage';
import { Schema, type Connection, type Model } from 'mongoose';
import type { StoredTeam } from '../team/team.ts';

export type OrganizationRecord = WithOutbox & {
  ownerId: string;
  fields: OrganizationFields;
  createdAt: Date;
  updatedAt: Date;
  /** Absent until the first invitation. */
  team?: StoredTeam;
  /** A digest of the creation request, if it had an Idempotency-Key. */
  fingerprint?: string;
  /** Present if the organization was created with an Idempotency-Key. */
  creationKey?: string;
};

const schema = new Schema<OrganizationRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    fields: { type: Schema.Types.Mixed, required: true },
    team: { type: Schema.Types.Mixed },
    fingerprint: { type: String },
    creationKey: { type: String },
    ...outboxFields,
  },
  { shardKey: { ownerId: 1 }, timestamps: true, versionKey: false, minimize: false },
);
schema.index({ ownerId: 1, createdAt: -1, _id: -1 });
indexCreationKey(schema);
indexOutbox(schema);

export type Organizations = Model<OrganizationRecord>;

export const createOrganizationModel = (database: Connection): Organizations =>
  database.model<OrganizationRecord>('Organization', schema, 'organizations');
