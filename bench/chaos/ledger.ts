/** How far a command got as its sender knows: sent, or answered with success. */
export type Progress = 'sent' | 'done';

/** A thing that a person meant to make, with what became of it. */
export type Thing = {
  /** Unique, and begins with the name of its owner, so that a double and a stranger's show. */
  title: string;
  key: string;
  made: Progress;
  id?: string;
  deleted?: Progress;
};

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

/** Whether the thing must be there, must not, or may be either, since its sender never got an answer. */
export function expectation({ made, deleted }: Thing): 'there' | 'gone' | 'either' {
  if (deleted === 'done') return 'gone';
  return made === 'done' && !deleted ? 'there' : 'either';
}

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
