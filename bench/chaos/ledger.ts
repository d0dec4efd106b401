import type { Progress, Thing } from '@grantwright/shared/testing';

/** An application, with every text that was ever saved in it, oldest first. */
export type WrittenApplication = Thing & {
  organization: Thing;
  saves: { mark: string; version: number; saved: Progress }[];
};

/** All that one person did, as their browser would know it. */
export type Ledger = {
  username: string;
  cookie: string;
  registered: Progress;
  organizations: Thing[];
  documents: Thing[];
  applications: WrittenApplication[];
  payments: Progress[];
};

/** Writes that were answered with success. */
export function acknowledged(person: Ledger): number {
  const { organizations, documents, applications, payments, registered } = person;
  const things = [...organizations, ...documents, ...applications];
  return [
    registered,
    ...things.map(({ made }) => made),
    ...things.map(({ deleted }) => deleted),
    // the first text of each came with its making
    ...applications.flatMap(({ saves }) => saves.slice(1).map(({ saved }) => saved)),
    ...payments,
  ].filter((progress) => progress === 'done').length;
}
