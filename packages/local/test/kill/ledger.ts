import type { Progress, TrackedRecord } from '@grantwright/shared/testing';

/** An application with every content saved to it, oldest first. */
export type WrittenApplication = TrackedRecord & {
  organization: TrackedRecord;
  saves: { content: string; version: number; saved: Progress }[];
  /** Texts typed after the last save, oldest first. */
  autosaves: { content: string; revision: string; saved: Progress }[];
};

/** Everything one user did, from the client's point of view. */
export type UserLedger = {
  username: string;
  cookie: string;
  organizations: TrackedRecord[];
  documents: TrackedRecord[];
  applications: WrittenApplication[];
  payments: Progress[];
};
