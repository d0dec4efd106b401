import { isOfAnotherCall } from '../aside.ts';
import { finding, type Finding } from '../finding.ts';
import type { Guidelines } from '../guidelines.ts';
import { asChecklistLine, isWhole } from '../wording.ts';

type Wanted = {
  says: (text: string) => boolean;
  /** A longer statement says more than fits on one line of a checklist. */
  longest: number;
  /** How many are told at most, the first of the document. */
  most: number;
};

/** Statements that say something of this call and are told as they stand, each a line of its own. */
export const wholeSentences = (
  { statements }: Guidelines,
  { says, longest, most }: Wanted,
  told: Pick<Finding, 'kind' | 'weight'> & Partial<Pick<Finding, 'mandatory'>>,
): Finding[] =>
  statements
    .flatMap((statement) => {
      const { text } = statement;
      if (isOfAnotherCall(statement) || text.length > longest || /[?:]$/.test(text)) return [];
      if (!says(text)) return [];
      const line = asChecklistLine(text);
      if (!line || !isWhole(line)) return [];
      return [finding(statement, { ...told, text: line })];
    })
    .slice(0, most);
