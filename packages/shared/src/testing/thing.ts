/** How far a command got as its sender knows: sent, or answered with success. */
export type Progress = 'sent' | 'done';

/** A thing that a person meant to make while the system was being broken, with what became of it. */
export type Thing = {
  /** Unique, so that a double shows; where several people work, it begins with its owner's name, so that a stranger's shows too. */
  title: string;
  key: string;
  made: Progress;
  id?: string;
  deleted?: Progress;
};

/** Whether the thing must be there, must not, or may be either, since its sender never got an answer. */
export function expectation({ made, deleted }: Thing): 'there' | 'gone' | 'either' {
  if (deleted === 'done') return 'gone';
  return made === 'done' && !deleted ? 'there' : 'either';
}
