import type { AnalysisDetails, offeredFields, RequirementKind } from '@grantwright/shared/contract';
import { pickSource } from '@grantwright/shared/submission';

/** A line short enough to read at a glance, with the funder's own sentence and its page and file. */
export type FactLine = { text: string; quote?: string; page?: number; file?: number };

export type KeyFact = FactLine & {
  label: string;
  isStated: boolean;
  /** A note about where the fact comes from. */
  note?: string;
  /** Related lines: other dates, the total, the number of awards. */
  more?: FactLine[];
};
export type FactValue = Omit<KeyFact, 'label'>;

type StatedText = {
  text: string;
  quote?: string | undefined;
  page?: number | undefined;
  file?: number | undefined;
};

const maxLength = 96;

/** Returns a note on a fact that the model left empty and the built-in analyst filled in. */
export const getOfferedNote = (
  { offered }: AnalysisDetails,
  field: (typeof offeredFields)[number],
): string | undefined =>
  offered?.includes(field) ? 'Found by the built-in analyst. Check it.' : undefined;

/** Converts a statement by the funder to a short line. */
export const toFactLine = (stated: StatedText): FactLine => ({
  text: shorten(stated.text),
  ...pickSource(stated),
});

/** Returns the value of a fact. Without a line, the value explains that the guidelines do not state the fact. */
export const createFactValue = (
  line: FactLine | undefined,
  missing = 'Not stated in the guidelines',
): FactValue => (line ? { ...line, isStated: true } : { text: missing, isStated: false });

/**
 * Returns the text for a missing fact, which may be among the requirements if the analysis was stored before key facts
 * existed.
 */
export const getMissingText = (
  { keyFacts, requirements }: AnalysisDetails,
  kind: RequirementKind,
): string | undefined =>
  !keyFacts && requirements.some((requirement) => requirement.kind === kind)
    ? 'See the requirements below'
    : undefined;

/** Truncates long text at the end of a clause, or else at a word. */
export function shorten(text: string): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength);
  const clause = Math.max(...['. ', '; ', ': ', ' ('].map((end) => start.lastIndexOf(end)));
  const end = clause > maxLength / 2 ? clause : start.lastIndexOf(' ');
  return `${trimPunctuation(start.slice(0, end > 0 ? end : maxLength))}…`;
}

function trimPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.,;:]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
