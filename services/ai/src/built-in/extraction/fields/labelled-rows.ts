import { candidate, type Candidate } from '../candidate.ts';
import { labelled } from '../labelled.ts';
import type { Paper } from '../paper.ts';

const shortest = 5;

/** "Reading Program ($40,000): two tutors …": the label's word ends the name of one thing. */
const isPartOfAName = (text: string, value: string): boolean => {
  const label = text.slice(0, text.length - value.length);
  return /^(?!(?:our|current|key|core|ongoing|active)\b)\p{Lu}[\p{L}’'-]+ (?:[^:|•·]* )?(?:program|programme|project|service|initiative)s?\b[^:]*:\s*$/iu.test(
    label,
  );
};

/** Passages that stand beside their label: in a fact sheet's row, or after "Current programs:". */
export const labelledRows = ({ lines }: Paper, labels: string): Candidate[] =>
  labelled(lines, labels).flatMap(({ value, line, at }): Candidate[] => {
    const label = lines[at - 1];
    const inRow = line.row !== undefined && label?.row === line.row;
    const inLine =
      line.text !== value && line.text.includes(':') && !isPartOfAName(line.text, value);
    return !line.others && (inRow || inLine) && value.split(' ').length >= shortest
      ? [candidate(value, line, 2.5)]
      : [];
  });
