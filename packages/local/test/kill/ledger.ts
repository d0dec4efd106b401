import type { Progress, Thing } from '@grantwright/shared/testing';

/** An application with every content saved to it, oldest first. */
export type WrittenApplication = Thing & {
  organization: Thing;
  saves: { content: string; version: number; saved: Progress }[];
};

/** Everything one user did, from the client's point of view. */
export type UserLedger = {
  username: string;
  cookie: string;
  organizations: Thing[];
  documents: Thing[];
  applications: WrittenApplication[];
  payments: Progress[];
};
