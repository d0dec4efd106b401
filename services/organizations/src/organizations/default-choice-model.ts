import { Schema, type Connection, type Model } from 'mongoose';

/** The organization chosen by the user as the default. */
export type DefaultChoice = { _id: string; organizationId: string };

const schema = new Schema<DefaultChoice>(
  { _id: { type: String, required: true }, organizationId: { type: String, required: true } },
  { versionKey: false },
);

export type DefaultChoices = Model<DefaultChoice>;

export const createDefaultChoiceModel = (database: Connection): DefaultChoices =>
  database.model<DefaultChoice>('DefaultChoice', schema, 'default_choices');
