import { Schema, type Connection, type Model } from 'mongoose';

/**
 * Never removed, because a process that was killed during a creation may restart at any time, and no application of a
 * deleted organization may remain.
 */
export type DeletedOrganization = { _id: string; deletedAt: Date };

const schema = new Schema<DeletedOrganization>(
  { _id: { type: String, required: true }, deletedAt: { type: Date, required: true } },
  { versionKey: false },
);

export type DeletedOrganizations = Model<DeletedOrganization>;

export const createDeletedOrganizationModel = (database: Connection): DeletedOrganizations =>
  database.model<DeletedOrganization>('DeletedOrganization', schema, 'deleted_organizations');
