/** The progress of a command from the sender's point of view: sent, or confirmed. */
export type Progress = 'sent' | 'done';

/** A record created by a user while the system was failing, with its outcome. */
export type TrackedRecord = {
  /** Unique, to detect duplicates; begins with the owner's name, to detect records of other users. */
  title: string;
  key: string;
  created: Progress;
  id?: string;
  deleted?: Progress;
};

/** Whether the record must exist, must not exist, or may exist because the sender got no response. */
export function expectation({ created, deleted }: TrackedRecord): 'present' | 'absent' | 'either' {
  if (deleted === 'done') return 'absent';
  return created === 'done' && !deleted ? 'present' : 'either';
}
