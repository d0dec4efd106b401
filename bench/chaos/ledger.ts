import type { Progress, TrackedRecord } from '@grantwright/shared/testing';

/** An application with all of its saves, oldest first. */
export type WrittenApplication = TrackedRecord & {
  organization: TrackedRecord;
  saves: { mark: string; version: number; saved: Progress }[];
};

/** All actions of one user, as observed by their browser. */
export type Ledger = {
  username: string;
  cookie: string;
  registered: Progress;
  organizations: TrackedRecord[];
  documents: TrackedRecord[];
  applications: WrittenApplication[];
  payments: Progress[];
};

export function countAcknowledged(user: Ledger): number {
  const { organizations, documents, applications, payments, registered } = user;
  const records = [...organizations, ...documents, ...applications];
  return [
    registered,
    ...records.map(({ created }) => created),
    ...records.map(({ deleted }) => deleted),
    // creating an application includes its first save
    ...applications.flatMap(({ saves }) => saves.slice(1).map(({ saved }) => saved)),
    ...payments,
  ].filter((progress) => progress === 'done').length;
}
