import type { Progress, TrackedRecord } from '@grantwright/shared/testing';

/** An application with every saved version of its content, oldest first. */
export type WrittenApplication = TrackedRecord & {
  organization: TrackedRecord;
  saves: { content: string; version: number; saved: Progress }[];
  /** Content typed after the last save, oldest first. */
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
