import type { CallChange, CallFile } from '../../contract/call-facts.ts';

/** The input for choosing between an earlier and a later value. */
export type MergeContext = {
  /** The kind of the later file. */
  kind: CallFile['kind'];
  /** The changes made by the files so far. */
  past: readonly CallChange[];
};

export type MergeResult<Value> = { value: Value; changes: CallChange[] };

export const leaveUnchanged = <Value>(value: Value): MergeResult<Value> => ({ value, changes: [] });

/** Forms and templates repeat facts of the call, often of an earlier round, and do not change them. */
export const canChangeFacts = ({ kind }: MergeContext): boolean =>
  kind !== 'form' && kind !== 'budget-template';
