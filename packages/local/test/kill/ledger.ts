/** How far a command got as its sender knows: sent, or answered with success. */
export type Progress = 'sent' | 'done';

/** A thing that a person meant to make, with what became of it. */
export type Thing = {
  /** Unique, so that a double shows. */
  title: string;
  key: string;
  made: Progress;
  id?: string;
  deleted?: Progress;
};

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

/** Whether the thing must be there, must not, or may be either, since its sender never got an answer. */
export function expectation({ made, deleted }: Thing): 'there' | 'gone' | 'either' {
  if (deleted === 'done') return 'gone';
  return made === 'done' && !deleted ? 'there' : 'either';
}
