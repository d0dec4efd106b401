import { candidate, type Candidate } from '../candidate.ts';
import { labelled } from '../labelled.ts';
import type { Paper } from '../paper.ts';

const shortest = 5;

/** Passages that stand beside their label: in a fact sheet's row, or after "Current programs:". */
export const labelledRows = ({ lines }: Paper, labels: string): Candidate[] =>
  labelled(lines, labels).flatMap(({ value, line, at }): Candidate[] => {
    const label = lines[at - 1];
    const inRow = line.row !== undefined && label?.row === line.row;
    const inLine = line.text !== value && line.text.includes(':');
    return !line.others && (inRow || inLine) && value.split(' ').length >= shortest
      ? [candidate(value, line, 2.5)]
      : [];
  });
