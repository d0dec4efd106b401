import { Schema } from 'mongoose';

/** Two-step verification with an authenticator app (RFC 6238). */
export type TwoStepRecord = {
  /** In base32, encrypted (create-secret-box.ts). */
  secret: string;
  /** The time step of the last accepted code: no code is accepted twice. */
  lastStep: number;
  /** Hashes of the unused recovery codes. */
  recoveryHashes: string[];
};

export const twoStepSchema = new Schema<TwoStepRecord>(
  {
    secret: { type: String, required: true },
    lastStep: { type: Number, required: true },
    recoveryHashes: { type: [String], required: true },
  },
  { _id: false, id: false },
);
