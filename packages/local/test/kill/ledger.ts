import type { Progress, Thing } from '@grantwright/shared/testing';

/** An application, with every text that was ever saved in it, oldest first. */
export type WrittenApplication = Thing & {
  organization: Thing;
  saves: { content: string; version: number; saved: Progress }[];
};

/** All that one person did, as their browser would know it. */
export type Person = {
  username: string;
  cookie: string;
  organizations: Thing[];
  documents: Thing[];
  applications: WrittenApplication[];
  payments: Progress[];
};
