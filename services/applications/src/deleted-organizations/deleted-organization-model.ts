import { Schema, type Connection, type Model } from 'mongoose';

/**
 * An organization that is gone, remembered for as long as a creation that began before can still
 * arrive, so that no application of it survives.
 */
export type DeletedOrganization = { _id: string; at: Date };

const rememberedFor = 24 * 60 * 60;

const schema = new Schema<DeletedOrganization>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: rememberedFor });

export type DeletedOrganizations = Model<DeletedOrganization>;

export const deletedOrganizationModel = (database: Connection): DeletedOrganizations =>
  database.model<DeletedOrganization>('DeletedOrganization', schema, 'deleted_organizations');
