import type { CallChange } from '@grantwright/shared/contract';

/** An `uncertain` change is not a real change: it shows two statements that may contradict each other. */
type ChangeKind = 'changed' | 'uncertain' | 'added' | 'removed';

/** A line in the list of changes: a single change, or several additions or removals of the same kind by one file. */
export type ChangeLine = {
  about: string;
  kind: ChangeKind;
  changes: [CallChange, ...CallChange[]];
};

/** Groups the changes into lines, preserving their order. */
export function toChangeLines(changes: readonly CallChange[]): ChangeLine[] {
  const lines: ChangeLine[] = [];
  for (const change of changes) {
    const kind = getKind(change);
    const group = lines.find(
      (line) =>
        (kind === 'added' || kind === 'removed') &&
        line.kind === kind &&
        line.about === change.about &&
        getFile(line.changes[0]) === getFile(change),
    );
    if (group) group.changes.push(change);
    else lines.push({ about: change.about, kind, changes: [change] });
  }
  return lines;
}

/** Sorts the changes by file, last file first, preserving the order within each file. */
export function sortNewestFirst(changes: readonly CallChange[]): CallChange[] {
  let file = 0;
  return changes
    .map((change) => ({ change, file: (file = change.after?.file ?? file) }))
    .toSorted((a, b) => b.file - a.file)
    .map(({ change }) => change);
}

/** Returns the title of a line, for example "Deadline", "Format (new)" or "Format: 12 new". */
export function getLineTitle({ about, kind, changes }: ChangeLine): string {
  if (kind === 'changed') return about;
  if (kind === 'uncertain') return `May contradict: ${about}`;
  const kindName = kind === 'added' ? 'new' : 'removed';
  return changes.length > 1 ? `${about}: ${changes.length} ${kindName}` : `${about} (${kindName})`;
}

function getKind({ before, after, mayContradict }: CallChange): ChangeKind {
  if (mayContradict) return 'uncertain';
  if (before && after) return 'changed';
  return after ? 'added' : 'removed';
}

const getFile = ({ before, after }: CallChange): number | undefined => (after ?? before)?.file;
